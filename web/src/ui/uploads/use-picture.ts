import { useEffect, useState } from "react";
import { isPicture, typeOf } from "./problems";

/** Each page once, however many items are on it. */
const drawn = new WeakMap<File, Map<number, Promise<string>>>();

/** The address of a page's picture: the photo of that number, or the page of the one file. */
export function usePicture(files: readonly File[], page: number) {
  const [picture, setPicture] = useState<{ url?: string; hasFailed: boolean }>({ hasFailed: false });
  const photo = files[page - 1];
  const isPhoto = photo !== undefined && isPicture(typeOf(photo));
  const [file, number] = isPhoto ? [photo, 1] : [files[0], page];
  useEffect(() => {
    let isShown = true;
    pictureOf(file, number)
      .then((url) => isShown && setPicture({ url, hasFailed: false }))
      .catch(() => isShown && setPicture({ hasFailed: true }));
    return () => {
      isShown = false;
    };
  }, [file, number]);
  return picture;
}

async function pictureOf(file: File | undefined, page: number): Promise<string> {
  if (!file) throw new Error("No such page");
  const pages = drawn.get(file) ?? new Map<number, Promise<string>>();
  drawn.set(file, pages);
  const known = pages.get(page) ?? makePicture(file, page);
  pages.set(page, known);
  return known;
}

async function makePicture(file: File, page: number): Promise<string> {
  const type = typeOf(file);
  if (isPicture(type)) return URL.createObjectURL(file);
  if (type !== "application/pdf") throw new Error("No picture of a text");
  const { drawPage } = await import("./draw-page");
  return URL.createObjectURL(await drawPage(await file.arrayBuffer(), page));
}
