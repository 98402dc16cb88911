import { Duration } from "aws-cdk-lib";
import {
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseSecurityHeadersBehavior,
} from "aws-cdk-lib/aws-cloudfront";

/** The security headers that CloudFront knows by name; each replaces what the origin says. HSTS holds for two years. */
export function securityHeaders(
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
