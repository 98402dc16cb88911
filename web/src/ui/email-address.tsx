import { Fragment } from "react";

/** An address that is too long for its line breaks before its domain or before a dot of it, not within a name. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  const [host, ...rest] = address.slice(at).split(".");

  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {host}
      {rest.map((part, index) => (
        <Fragment key={rest.slice(index).join(".")}>
          <wbr />.{part}
        </Fragment>
      ))}
    </>
  );
}
