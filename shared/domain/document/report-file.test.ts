import { reportFileTypeOf } from "./report-file";

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["a PDF", ascii("%PDF-1.7\n"), "application/pdf", "application/pdf"],
  ["a JPEG", [0xff, 0xd8, 0xff, 0xe0], "image/jpeg", "image/jpeg"],
  ["a PNG", [0x89, ...ascii("PNG"), 13, 10, 26, 10], "image/png", "image/png"],
  ["a text", ascii("Experian\nPrepared For: Rosa\f\tBalance < $5"), "text/plain", "text/plain"],
  ["a text with a byte order mark", [0xef, 0xbb, 0xbf, ...ascii("Equifax")], "text/plain", "text/plain"],
  ["a saved page", ascii("<!DOCTYPE html>\n<html><body>"), "text/html", "text/html"],
  ["a saved page with a note", ascii("<!-- saved from url -->\n<html>"), "text/html", "text/html"],
  [
    "a web archive",
    ascii(
      'From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="x"\r\n\r\n--x',
    ),
    "multipart/related",
    "multipart/related",
  ],
  [
    "a web archive dressed as text",
    ascii("Content-Type: multipart/related; boundary=x\n\n--x"),
    "text/plain",
    "multipart/related",
  ],
  ["an archive called a page", ascii("Content-Type: multipart/related; boundary=x\n\n--x"), "text/html", "text/html"],
  ["a text that speaks of archives", ascii("Report\n\nContent-Type: multipart/related"), "text/plain", "text/plain"],
  ["a PDF dressed as text", ascii("%PDF-1.7\n"), "text/plain", "application/pdf"],
  ["a page dressed as text", ascii("Report\n<html><script>"), "text/plain", undefined],
  ["a script dressed as text", ascii("#!/bin/sh\nrm"), "text/plain", undefined],
  ["a program inside a text", ascii("Experian <script>alert(1)</script>"), "text/plain", undefined],
  ["a drawing dressed as a page", ascii('<svg xmlns="x" onload="alert(1)">'), "text/html", undefined],
  ["a drawing with its prologue", ascii('<?xml version="1.0"?><svg>'), "text/html", undefined],
  ["a WebP", [...ascii("RIFF"), 1, 2, 3, 4, ...ascii("WEBPVP8 ")], "image/png", undefined],
  ["a ZIP", [0x50, 0x4b, 3, 4], "application/pdf", undefined],
  ["a text with a NUL byte", [...ascii("Experian"), 0, ...ascii("x")], "text/plain", undefined],
  ["UTF-16", [0xff, 0xfe, 0x45, 0], "text/plain", undefined],
  ["nothing but spaces", ascii(" \n \t"), "text/plain", undefined],
  ["a PDF that begins late", ascii("x%PDF-1.7\n"), "application/pdf", "text/plain"],
])("%s is known by its bytes", (_, bytes, announced, type) => {
  expect(reportFileTypeOf(Uint8Array.from(bytes), announced)).toBe(type);
});
