import { readFileSync } from "node:fs";
import { Duration } from "aws-cdk-lib";
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";

type HeadersProps = {
  /** The built site's `csp.json`: hashes of the inline scripts and styles of its pages. */
  hashesFile: string;
  /** `https://` addresses that a page may speak to beside its own origin: the store that uploads go to. */
  uploadOrigins: string[];
};

type CacheControl = { value: string; override: boolean };
type InlineHashes = { script: string[]; style: string[] };

// Emotion adds one empty style element and writes its rules through the CSSOM: this is the hash of the empty string.
const EMPTY_STYLE = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** The security headers of pages, of files whose name carries their hash, and of the API. */
export class SecurityHeaders extends Construct {
  readonly pages: ResponseHeadersPolicy;
  readonly assets: ResponseHeadersPolicy;
  readonly api: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, { hashesFile, uploadOrigins }: HeadersProps) {
    super(scope, id);
    const policy = pagePolicy(readHashes(hashesFile), uploadOrigins);
    this.pages = this.policy("Pages", policy, HeadersReferrerPolicy.SAME_ORIGIN, {
      value: "no-cache",
      override: true,
    });
    // A file brings its own. What has none is an error: a new version's file may be asked for before it is there.
    this.assets = this.policy("Assets", policy, HeadersReferrerPolicy.SAME_ORIGIN, {
      value: "no-store",
      override: false,
    });
    this.api = this.policy("Api", "default-src 'none'; frame-ancestors 'none'", HeadersReferrerPolicy.NO_REFERRER);
  }

  private policy(id: string, contentPolicy: string, referrer: HeadersReferrerPolicy, cacheControl?: CacheControl) {
    const custom = {
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=()",
    };
    const customHeaders = Object.entries(custom).map(([header, value]) => ({ header, value, override: true }));
    return new ResponseHeadersPolicy(this, id, {
      comment: `Security headers: ${id.toLowerCase()}`,
      securityHeadersBehavior: securityHeaders(contentPolicy, referrer),
      customHeadersBehavior: {
        customHeaders: [...customHeaders, ...(cacheControl ? [{ header: "Cache-Control", ...cacheControl }] : [])],
      },
    });
  }
}

function securityHeaders(
  contentSecurityPolicy: string,
  referrer: HeadersReferrerPolicy,
): ResponseSecurityHeadersBehavior {
  return {
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(730),
      includeSubdomains: true,
      preload: true,
      override: true,
    },
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy: referrer, override: true },
  };
}

function pagePolicy({ script, style }: InlineHashes, uploadOrigins: string[]): string {
  const hashes = (list: string[]) => list.map((hash) => ` '${hash}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(script)}`,
    `style-src 'self'${hashes([EMPTY_STYLE, ...style])}`,
    `img-src 'self' blob: data: ${uploadOrigins.join(" ")}`,
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${uploadOrigins.join(" ")}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

function readHashes(file: string): InlineHashes {
  return JSON.parse(readFileSync(file, "utf8"));
}
