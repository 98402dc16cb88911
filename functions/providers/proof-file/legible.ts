import { evenLight } from "#functions/providers/report-file/picture/even-light";
import { type Gray, shrink } from "#functions/providers/report-file/picture/gray";
import { outlineOf } from "#functions/providers/report-file/picture/page-outline";
import { skewOf } from "#functions/providers/report-file/picture/skew";
import { type Corners, rotate, straighten } from "#functions/providers/report-file/picture/warp";

/** Pixels of the longer side: a letter page at 200 dots per inch, as it is printed and faxed. */
const LONGER_SIDE = 2_200;
/** How lines run is seen well enough in a picture of so many pixels. */
const LOOKED_AT = 1_100;
/** Less is not seen, and turning costs sharpness. More is a picture that was meant so. */
const LEAST_DEGREES = 0.4;
const MOST_DEGREES = 12;
/** The sheet that a photo shows, straight and not larger than it is printed. */
export function legible(photo: Gray): Gray {
  const corners = outlineOf(photo);
  return levelled(corners ? evenLight(cutOut(photo, corners)) : scaled(photo));
}

function cutOut(photo: Gray, corners: Corners): Gray {
  const [a, b, c, d] = corners;
  const across = Math.max(Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - d.x, c.y - d.y));
  const down = Math.max(Math.hypot(d.x - a.x, d.y - a.y), Math.hypot(c.x - b.x, c.y - b.y));
  const scale = Math.min(1, LONGER_SIDE / Math.max(across, down));
  return straighten(photo, corners, Math.round(across * scale), Math.round(down * scale));
}

function scaled(photo: Gray): Gray {
  const longer = Math.max(photo.width, photo.height);
  if (longer <= LONGER_SIDE) return photo;
  // First by whole steps, in which no pixel is passed over.
  const small = shrink(photo, Math.floor(longer / LONGER_SIDE));
  return rotate(small, 0, LONGER_SIDE / Math.max(small.width, small.height));
}

function levelled(page: Gray): Gray {
  const small = shrink(page, Math.max(1, Math.floor(Math.max(page.width, page.height) / LOOKED_AT)));
  const { degrees } = skewOf(evenLight(small));
  const isTilted = Math.abs(degrees) >= LEAST_DEGREES && Math.abs(degrees) <= MOST_DEGREES;
  return isTilted ? rotate(page, degrees) : page;
}
