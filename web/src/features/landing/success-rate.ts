/** Where the landing page shows the operator's claim; the measured rate and its words take its place once there is one. */
type Place = { figure: HTMLElement; text: HTMLElement };

/** Asks for the service's own success rate, and shows it in place of the claim. Without an answer the page stays as it is. */
export async function showSuccessRate(root: Document, ask: (url: string) => Promise<Response>): Promise<void> {
  const place = placeIn(root);
  if (!place) return;
  const percent = await ask("/api/results/success-rate")
    .then(async (response) => (response.ok ? percentIn(await response.json()) : undefined))
    .catch(() => undefined);
  if (percent === undefined) return;
  place.figure.textContent = `${percent}%`;
  place.text.textContent = place.text.dataset.measured ?? "";
}

function placeIn(root: Document): Place | undefined {
  const text = root.querySelector<HTMLElement>("[data-measured]");
  const figure = text?.nextElementSibling;
  return text && figure instanceof HTMLElement ? { figure, text } : undefined;
}

/** The script is too small for a schema: anything but a whole number of a hundred is none. */
function percentIn(answer: unknown): number | undefined {
  const percent: unknown = typeof answer === "object" && answer !== null && "percent" in answer ? answer.percent : null;
  return typeof percent === "number" && Number.isInteger(percent) && percent >= 0 && percent <= 100
    ? percent
    : undefined;
}
