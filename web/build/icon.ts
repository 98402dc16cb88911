const mark =
  '<path d="M15 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M8.5 12.5l3 3L21 5M16.5 4.5L21 5l-.5 4.5"/>';
const pen = 'fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** The mark in a page's own colour, as large as the app's header has it. */
export const markImage = `<svg viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" aria-hidden="true" ${pen}>${mark}</svg>`;

/** The mark alone, for the browser's tab. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="#0B6B63" ${pen}>${mark}</svg>`;

type IconShape = {
  /** The part of the icon's width that the mark takes, from 0 to 1. A mask may cut off what is outside the middle 0.8. */
  share: number;
  /** Of the corners, of a width of 24; 0 leaves them to the system's mask. */
  radius: number;
};

/** The icon of the installed app: the mark in white on the accent. */
export function appIcon({ share, radius }: IconShape): string {
  const scale = (24 * share) / 24;
  const offset = (24 - 24 * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${radius}" fill="#0B6B63"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${scale})" stroke="#FFFFFF" ${pen}>${mark}</g></svg>`,
  ].join("");
}

/** The icons as they are drawn into `web/icons` by `web/tools/draw-icons.ts`. `size` is in pixels. */
export const appIcons = [
  { file: "icon-192.png", size: 192, purpose: "any", svg: appIcon({ share: 0.66, radius: 5 }) },
  { file: "icon-512.png", size: 512, purpose: "any", svg: appIcon({ share: 0.66, radius: 5 }) },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable", svg: appIcon({ share: 0.5, radius: 0 }) },
  { file: "apple-touch-icon.png", size: 180, purpose: "apple", svg: appIcon({ share: 0.6, radius: 0 }) },
] as const;
