/** A whole grid of three bureaus and their labels has no more. */
const MOST_PARTS = 400;
const FEWEST_PARTS = 2;

/**
 * The tags around words that are side by side in one block, each with its text: their style may set them as the cells of a row, or of all rows of a grid,
 * `<div><span>Balance</span><span>$840</span><span></span></div>`.
 */
export class InlineParts {
  private parts: string[] = [];
  private depth = 0;
  /** Words stand between the tags too: this is a sentence. */
  private isSentence = false;

  open(): void {
    this.depth += 1;
    // One more than a grid may have shows that it is none.
    if (this.depth === 1 && this.parts.length <= MOST_PARTS) this.parts.push("");
  }

  close(): void {
    this.depth = Math.max(0, this.depth - 1);
  }

  add(text: string): void {
    if (this.depth > 0) this.parts.push(`${this.parts.pop() ?? ""}${text}`);
    else if (text.trim() !== "") this.isSentence = true;
  }

  /** The parts of the line that ends; undefined when they may be no row. */
  take(): string[] | undefined {
    const texts = this.parts.map((part) => part.replaceAll(/\s+/g, " ").trim());
    const mayBeRow = !this.isSentence && texts.length >= FEWEST_PARTS && texts.length <= MOST_PARTS;
    this.parts = [];
    this.depth = 0;
    this.isSentence = false;
    return mayBeRow && texts.some((text) => text !== "") ? texts : undefined;
  }
}
