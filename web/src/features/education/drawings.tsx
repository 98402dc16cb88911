import type { ReactNode } from "react";
import type { ArticleId } from "#shared/domain/education/article-id";

/** A sheet of paper with lines of text on it. `lines` are their widths. */
function Sheet({ x, y, width = 72, height = 96, lines = [] }: SheetProps) {
  return (
    <>
      <rect className="paper" x={x} y={y} width={width} height={height} rx="6" />
      <path className="quiet" d={lines.map((line, row) => `M${x + 12} ${y + 18 + row * 14}h${line}`).join("")} />
    </>
  );
}

type SheetProps = { x: number; y: number; width?: number; height?: number; lines?: readonly number[] };

const Check = ({ d }: { d: string }) => <path className="strong" d={d} />;

/** What each article is about, in lines on a field of 320 by 160. The words beside it say the same. */
export const drawings: Record<ArticleId, ReactNode> = {
  "write-a-clear-dispute": (
    <>
      <Sheet x={104} y={22} width={104} height={118} lines={[64, 80, 0, 80, 48, 72]} />
      <rect className="soft" x="112" y="60" width="88" height="16" rx="4" />
      <path className="strong" d="M116 68h58" />
      <path className="paper" d="M236 38l14 14-52 58-20 8 6-22z" />
      <path className="line" d="M228 46l14 14M184 96l14 14" />
    </>
  ),
  "right-to-a-correct-report": (
    <>
      <Sheet x={58} y={32} lines={[44, 48, 30, 48, 40]} />
      <path className="strong" d="M66 74h44M100 104l16 16m0-16l-16 16" />
      <path className="line" d="M148 80h28m-10-10l10 10-10 10" />
      <Sheet x={192} y={32} lines={[44, 48, 30, 48, 40]} />
      <circle className="solid" cx="254" cy="116" r="18" />
      <path className="onSolid" d="M245 116l7 7 12-14" />
    </>
  ),
  "read-your-report": (
    <>
      <Sheet x={52} y={40} lines={[44, 36, 48, 40]} />
      <Sheet x={196} y={40} lines={[48, 40, 32, 46]} />
      <Sheet x={124} y={28} height={112} lines={[44, 48, 36, 48, 44]} />
      <circle className="glass" cx="186" cy="92" r="28" />
      <path className="strong" d="M206 112l24 24M174 88h24M174 98h16" />
    </>
  ),
  "how-long-items-stay": (
    <>
      <path className="line" d="M36 96h212" />
      <path className="dashed" d="M248 96h40" />
      {[36, 66, 96, 126, 156, 186, 216, 248].map((x) => (
        <path key={x} className="line" d={`M${x} 88v16`} />
      ))}
      <rect className="paper" x="44" y="40" width="60" height="34" rx="6" />
      <path className="quiet" d="M54 52h40M54 62h26" />
      <rect className="ghost" x="222" y="40" width="60" height="34" rx="6" />
      <path className="strong" d="M116 57h88m-12-10l12 10-12 10" />
      <circle className="solid" cx="248" cy="96" r="8" />
    </>
  ),
  "when-a-debt-is-in-collection": (
    <>
      <rect className="paper" x="60" y="44" width="116" height="78" rx="6" />
      <path className="line" d="M62 48l56 42 56-42" />
      <rect className="paper" x="206" y="38" width="68" height="72" rx="6" />
      <path className="strong" d="M206 56h68M222 30v16M258 30v16" />
      <path className="quiet" d="M218 70h10m8 0h10m8 0h10M218 84h10m8 0h10m8 0h10M218 98h10" />
      <circle className="solid" cx="258" cy="108" r="17" />
      <path className="onSolid" d="M258 99v10l7 5" />
    </>
  ),
  "first-steps-after-identity-theft": (
    <>
      <rect className="paper" x="52" y="46" width="122" height="76" rx="8" />
      <circle className="soft" cx="82" cy="76" r="13" />
      <path className="line" d="M64 108c2-18 34-18 36 0" />
      <path className="quiet" d="M114 68h44M114 82h44M114 96h28" />
      <path className="paper" d="M226 28l42 14v34c0 26-18 42-42 54-24-12-42-28-42-54V42z" />
      <Check d="M208 78l13 13 25-28" />
    </>
  ),
  "freeze-or-fraud-alert": (
    <>
      <path className="line" d="M84 76V58a24 24 0 0 1 48 0v18" />
      <rect className="paper" x="70" y="76" width="76" height="56" rx="8" />
      <path className="strong" d="M108 92v24M98 98l20 12M118 98l-20 12" />
      <path className="quiet" d="M164 36v96" />
      <path className="paper" d="M186 114c10-10 10-22 10-36a24 24 0 0 1 48 0c0 14 0 26 10 36z" />
      <path className="strong" d="M212 122a9 9 0 0 0 16 0M264 58c6 8 6 22 0 30" />
      <circle className="solid" cx="240" cy="52" r="11" />
    </>
  ),
  "what-a-score-is": (
    <>
      <path className="thick soft-line" d="M84 122a76 76 0 0 1 30-60" />
      <path className="thick soft-line" d="M122 57a76 76 0 0 1 38-11" />
      <path className="thick" d="M168 46a76 76 0 0 1 40 14" />
      <path className="thick soft-line" d="M214 66a76 76 0 0 1 22 56" />
      <path className="strong" d="M160 122l34-46" />
      <circle className="solid" cx="160" cy="122" r="9" />
      <path className="quiet" d="M72 138h30M218 138h30" />
    </>
  ),
  "who-may-see-your-report": (
    <>
      <Sheet x={70} y={26} width={88} height={112} lines={[40, 48, 36, 48, 40, 32]} />
      <circle className="solid" cx="146" cy="58" r="5" />
      <circle className="ghost" cx="146" cy="86" r="5" />
      <circle className="solid" cx="146" cy="114" r="5" />
      <path className="paper" d="M176 82c22-32 70-32 92 0-22 32-70 32-92 0z" />
      <circle className="soft" cx="222" cy="82" r="17" />
      <circle className="solid" cx="222" cy="82" r="8" />
    </>
  ),
  "rebuild-your-credit": (
    <>
      <path className="line" d="M56 132h208" />
      <rect className="paper" x="76" y="104" width="28" height="28" rx="3" />
      <rect className="paper" x="118" y="88" width="28" height="44" rx="3" />
      <rect className="paper" x="160" y="68" width="28" height="64" rx="3" />
      <rect className="solid" x="202" y="44" width="28" height="88" rx="3" />
      <path className="strong" d="M78 86l46-20 38-18 44-22m-16-2l16 2-6 15" />
    </>
  ),
  "when-the-bureau-says-verified": (
    <>
      <Sheet x={66} y={28} width={92} height={108} lines={[60, 68, 52, 68]} />
      <path className="strong" d="M88 104h32m-16-14l-16 14 16 14" transform="translate(4 2)" />
      <path
        className="paper"
        d="M188 44h72a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-40l-18 18v-18h-14a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z"
      />
      <path className="strong" d="M214 64a10 10 0 1 1 12 10c-3 1-3 3-3 6" />
      <circle className="solid" cx="223" cy="88" r="3" />
    </>
  ),
  "rights-with-a-repair-company": (
    <>
      <Sheet x={66} y={24} width={96} height={116} lines={[64, 72, 56, 72]} />
      <path className="strong" d="M80 120c8-16 14 8 22-4s10 6 20 0 10 2 24-2" />
      <path className="line" d="M222 34v84M194 118h56M186 52h72" />
      <path className="paper" d="M186 52l-18 36h36zM258 52l-18 36h36z" />
      <circle className="solid" cx="222" cy="40" r="7" />
    </>
  ),
};
