import type { OutsideAccount } from "./accounts";

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
  button, input { font: inherit; width: 100%; box-sizing: border-box; padding: .75rem; margin: .25rem 0 .75rem; text-align: left }
  button span { display: block; opacity: .75 }
  .error { color: #c62828 }
`;

/** The page on which a person chooses the outside account to sign in with. `error` is shown above the form. */
export function accountsPage(accounts: OutsideAccount[], error?: string): string {
  const choices = accounts.map(
    ({ subject, email, firstName, lastName }) => `<button name="subject" value="${escapeHtml(subject)}">
      ${escapeHtml(`${firstName} ${lastName}`)}<span>${escapeHtml(email)}</span></button>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Outside sign-in</title><style>${style}</style></head>
<body><main>
<h1>Outside sign-in</h1>
<p>This page plays the outside provider. It exists on this machine only.</p>
<form method="post"><h2>Choose an account</h2>${choices.join("")}</form>
<form method="post"><h2>Another account</h2>
${error === undefined ? "" : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
<label>Name <input name="name" autocomplete="off"></label>
<label>E-mail <input name="email" type="email" required autocomplete="off"></label>
<button>Continue</button></form>
<form method="post"><button name="cancel" value="yes">Cancel</button></form>
</main></body></html>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
