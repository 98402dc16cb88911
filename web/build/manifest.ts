import { appIcons } from "./icon";

/** What a phone needs to install the product. A manifest has one language; the names are the same in both. */
export function manifest(): string {
  return JSON.stringify({
    id: "/dashboard",
    name: "Redress",
    short_name: "Redress",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: "#FBFAF7",
    theme_color: "#0B6B63",
    icons: appIcons
      .filter(({ purpose }) => purpose !== "apple")
      .map(({ file, size, purpose }) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
  });
}
