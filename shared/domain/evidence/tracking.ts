/** Where the post shows a certified letter's way, by its number: United States Postal Service. */
export function trackingPage(trackingNumber: string): string {
  return `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(trackingNumber)}`;
}

/** As it is printed on a receipt: "9407 1118 9956 0817 4321 00". */
export function groupedNumber(trackingNumber: string): string {
  return trackingNumber.match(/.{1,4}/g)?.join(" ") ?? trackingNumber;
}
