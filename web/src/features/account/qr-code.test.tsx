import { screen } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { QrCode } from "./qr-code";

const FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];

/** The modules as they are drawn, without the quiet zone: 1 is dark. */
function modulesOf(code: HTMLElement): string[] {
  const side = Number(code.getAttribute("viewBox")?.split(" ")[2]) - 8;
  const dark = [...(code.querySelector("path")?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)/g)];
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => "0"));
  for (const [, x, y] of dark) rows[Number(y) - 4]?.splice(Number(x) - 4, 1, "1");
  return rows.map((row) => row.join(""));
}

test("a code has its three finder patterns within four light modules, and says what it is", () => {
  renderScreen(<QrCode text="otpauth://totp/Redress" label="QR code with the key" />);
  const modules = modulesOf(screen.getByRole("img", { name: "QR code with the key" }));
  const corner = (rows: string[], at: number) => rows.map((row) => row.slice(at, at + 7));

  expect(modules.every((row) => row.length === modules.length)).toBe(true);
  expect(corner(modules.slice(0, 7), 0)).toEqual(FINDER);
  expect(corner(modules.slice(0, 7), modules.length - 7)).toEqual(FINDER);
  expect(corner(modules.slice(-7), 0)).toEqual(FINDER);
});

test("another text is another code", () => {
  renderScreen(
    <>
      <QrCode text="otpauth://totp/Redress?secret=A" label="one" />
      <QrCode text="otpauth://totp/Redress?secret=B" label="other" />
    </>,
  );
  expect(modulesOf(screen.getByRole("img", { name: "one" }))).not.toEqual(
    modulesOf(screen.getByRole("img", { name: "other" })),
  );
});
