/** Of a table's columns: cells further right are not counted on below, or each row would cost the time of all before it. */
const MOST_PLACES = 100;

/** Which columns the cells of a table's rows are in: a cell may be over several columns, and go on in the rows below. */
export class RowPlaces {
  /** How many rows below a column's cell goes on in. */
  private below = new Map<number, number>();
  private next = 0;
  private own: { column: number; rows: number }[] = [];
  column = -1;
  width = 1;

  startTable(): void {
    this.below = new Map();
    this.startRow();
  }

  startRow(): void {
    this.next = 0;
    this.column = -1;
    this.width = 1;
    this.own = [];
  }

  endRow(): void {
    for (const [column, rows] of this.below) {
      if (rows > 1) this.below.set(column, rows - 1);
      else this.below.delete(column);
    }
    for (const { column, rows } of this.own) if (rows > 0) this.below.set(column, rows);
    this.startRow();
  }

  startCell({ colspan, rowspan }: Readonly<Record<string, string>>): void {
    while (this.below.has(this.next)) this.next += 1;
    this.column = this.next;
    this.width = placesIn(colspan);
    for (let at = 0; at < this.width && this.column + at < MOST_PLACES; at += 1) {
      this.own.push({ column: this.next + at, rows: placesIn(rowspan) - 1 });
    }
    this.next += this.width;
  }
}

/** "3"; 1 where it is no such number. */
function placesIn(span: string | undefined): number {
  const count = /^\s*(\d{1,3})\s*$/.exec(span ?? "")?.[1];
  return Math.min(MOST_PLACES, Math.max(1, Number(count ?? 1)));
}
