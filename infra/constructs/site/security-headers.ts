import { HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";
import { contentPolicy } from "./content-policy";
import { securityHeaders } from "./header-values";

type HeadersProps = {
  /** The built site's `csp.json`: hashes of the inline scripts and styles of its pages. */
  hashesFile: string;
  /** `https://` addresses that a page may speak to beside its own origin: the store that uploads go to. */
  uploadOrigins: string[];
};

type CacheControl = { value: string; override: boolean };

// What is no page runs nothing and frames nothing. A script runs under its page's policy: its own need not be as long.
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** The security headers of pages, of files whose name carries their hash, and of the API. */
export class SecurityHeaders extends Construct {
  readonly pages: ResponseHeadersPolicy;
  readonly assets: ResponseHeadersPolicy;
  readonly api: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, { hashesFile, uploadOrigins }: HeadersProps) {
    super(scope, id);
    const policy = contentPolicy(hashesFile, uploadOrigins);
    this.pages = this.policy("Pages", policy, HeadersReferrerPolicy.SAME_ORIGIN, {
      value: "no-cache",
      override: true,
    });
    // A file brings its own. What has none is an error: a new version's file may be asked for before it is there.
    this.assets = this.policy("Assets", NO_PAGE, HeadersReferrerPolicy.SAME_ORIGIN, {
      value: "no-store",
      override: false,
    });
    this.api = this.policy("Api", NO_PAGE, HeadersReferrerPolicy.NO_REFERRER);
  }

  private policy(id: string, pagePolicy: string, referrer: HeadersReferrerPolicy, cacheControl?: CacheControl) {
    const custom = {
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=()",
    };
    const customHeaders = Object.entries(custom).map(([header, value]) => ({ header, value, override: true }));
    return new ResponseHeadersPolicy(this, id, {
      comment: `Security headers: ${id.toLowerCase()}`,
      securityHeadersBehavior: securityHeaders(pagePolicy, referrer),
      customHeadersBehavior: {
        customHeaders: [...customHeaders, ...(cacheControl ? [{ header: "Cache-Control", ...cacheControl }] : [])],
      },
    });
  }
}
