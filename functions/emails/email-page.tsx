import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from "@react-email/components";
import type { CSSProperties } from "react";
import type { Language } from "#shared/api/schemas/common";

type Words = {
  language: Language;
  subject: string;
  lines: string[];
  items: string[];
  button?: { text: string; href: string };
  last: string[];
  closing: string[];
  business: string;
};

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const text: CSSProperties = { color: "#1B1F24", fontSize: 16, lineHeight: 1.5, margin: "0 0 16px" };
const styles = {
  page: { backgroundColor: "#FBFAF7", fontFamily: font, margin: 0, padding: "24px 12px" },
  card: { backgroundColor: "#FFFFFF", border: "1px solid #E4E1DA", borderRadius: 12, maxWidth: 560, padding: 24 },
  name: { ...text, color: "#0B6B63", fontWeight: 600 },
  heading: { color: "#1B1F24", fontSize: 22, fontWeight: 600, lineHeight: 1.3, margin: "0 0 16px" },
  text,
  line: { borderTop: "1px solid #E4E1DA", margin: "24px 0 16px" },
  closing: { ...text, color: "#56606B", fontSize: 14, margin: 0 },
  list: { margin: "0 0 16px", paddingLeft: 20 },
  button: {
    backgroundColor: "#0B6B63",
    borderRadius: 8,
    color: "#FFFFFF",
    fontSize: 16,
    fontWeight: 600,
    margin: "0 0 16px",
    padding: "12px 20px",
    textDecoration: "none",
  },
  link: { color: "#0B6B63", textDecoration: "underline" },
} satisfies Record<string, CSSProperties>;

/** A mail as a page: nothing is loaded from elsewhere, so no one learns that it was opened. */
export function EmailPage({ language, subject, lines, items, button, last, closing, business }: Words) {
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{lines[1] ?? subject}</Preview>
      <Body style={styles.page}>
        <Container style={styles.card}>
          <Text style={styles.name}>{business}</Text>
          <Heading as="h1" style={styles.heading}>
            {subject}
          </Heading>
          <Paragraphs lines={lines} />
          {items.length > 0 && (
            <ul style={styles.list}>
              {items.map((item) => (
                <li key={item} style={styles.text}>
                  {item}
                </li>
              ))}
            </ul>
          )}
          {button && (
            <Button href={button.href} style={styles.button}>
              {button.text}
            </Button>
          )}
          <Paragraphs lines={last} />
          <Hr style={styles.line} />
          {closing.map((line) => (
            <Text key={line} style={styles.closing}>
              {line}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

function Paragraphs({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <Text key={line} style={styles.text}>
      <Linked text={line} />
    </Text>
  ));
}

/** Text whose addresses can be pressed; the full stop after one belongs to the sentence. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S*[^\s.,;:)])/).map((part) =>
    /^https?:/.test(part) ? (
      <Link key={part} href={part} style={styles.link}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
