import type { Page } from "playwright-core";

/** Opens the letters of each draft on the page and approves them one after the other, as their member must; the draft is then chosen. */
export async function approveLetters(page: Page, fullName: string): Promise<void> {
  const review = page.getByRole("region", { name: "Drafts" }).getByRole("button", { name: /^Review letters/ });
  await review.first().waitFor();
  for (let draft = 0; draft < (await review.count()); draft += 1) {
    await review.nth(draft).click();
    await page.getByRole("document").getByText(fullName).last().waitFor();
    const approve = page.getByRole("button", { name: /^Approve / });
    while ((await approve.count()) > 0) await approve.first().click();
  }
}
