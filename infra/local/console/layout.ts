/** Makes text safe inside HTML. */
export const asHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A page of the local console: plain HTML that needs nothing but itself. */
export function page(title: string, body: string, language: "en" | "es" = "en"): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;
}

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, Canvas); --quiet: color-mix(in srgb, CanvasText 68%, Canvas);
  --surface: color-mix(in srgb, CanvasText 4%, Canvas); --accent: light-dark(#0b6b57, #5fd0b5); --on-accent: light-dark(#fff, #06231c); }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
p { margin: 0 0 .75rem; } .quiet { color: var(--quiet); }
section { border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-top: 1.25rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 600; color: var(--quiet); }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tr:last-child td { border-bottom: 0; }
code { font: .92em ui-monospace, monospace; background: var(--surface); padding: .1em .35em; border-radius: .3rem; }
a { color: var(--accent); }
button, .button { font: inherit; font-weight: 600; padding: .5rem .9rem; border-radius: .5rem; border: 1px solid var(--line); background: var(--surface);
  color: inherit; cursor: pointer; text-decoration: none; display: inline-block; }
button.main, .button.main { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
button:focus-visible, a:focus-visible, select:focus-visible, input:focus-visible, textarea:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.column { display: flex; flex-direction: column; gap: .75rem; margin-top: 1rem; } .column label { font-weight: 600; } .column input { display: block; font-weight: 400; width: 100%; margin-top: .25rem; }
.column button, .column .button { min-height: 2.75rem; text-align: center; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
details { border-top: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; } details details { border: 0; }
pre { overflow-x: auto; background: var(--surface); padding: .75rem; border-radius: .5rem; margin: .25rem 0 .75rem; }
textarea { font: .92em ui-monospace, monospace; max-width: 100%; padding: .6rem; border-radius: .5rem; border: 1px solid var(--line);
  background: Canvas; color: inherit; }
select, input { font: inherit; padding: .45rem .6rem; border-radius: .5rem; border: 1px solid var(--line); background: Canvas; color: inherit; }
.narrow { max-width: 30rem; margin: 6vh auto 0; } .price { font-size: 2rem; font-weight: 700; margin: .5rem 0; } .price small { font-size: 1rem; font-weight: 400; }
`;
