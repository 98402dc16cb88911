import type { Resource } from "../template/template";

const edgeCode = `function handler(event) { const request = event.request; if (request.uri === "/") request.uri = "/index.html"; return request; }`;

/** A distribution in front of pages, of files in a bucket that it may list, and of the API. */
export function tinySite(): Record<string, Resource> {
  return {
    Edge: { Type: "AWS::CloudFront::Function", Properties: { FunctionCode: edgeCode } },
    Headers: {
      Type: "AWS::CloudFront::ResponseHeadersPolicy",
      Properties: {
        ResponseHeadersPolicyConfig: {
          SecurityHeadersConfig: { ContentTypeOptions: { Override: true } },
          CustomHeadersConfig: { Items: [{ Header: "Cache-Control", Value: "no-cache", Override: true }] },
        },
      },
    },
    FileHeaders: {
      Type: "AWS::CloudFront::ResponseHeadersPolicy",
      Properties: {
        ResponseHeadersPolicyConfig: {
          CustomHeadersConfig: { Items: [{ Header: "Cache-Control", Value: "no-store", Override: false }] },
        },
      },
    },
    Files: { Type: "AWS::S3::Bucket" },
    FilesPolicy: {
      Type: "AWS::S3::BucketPolicy",
      Properties: {
        Bucket: { Ref: "Files" },
        PolicyDocument: {
          Statement: [
            {
              Effect: "Allow",
              Action: "s3:ListBucket",
              Principal: { Service: "cloudfront.amazonaws.com" },
              Resource: { "Fn::GetAtt": ["Files", "Arn"] },
            },
          ],
        },
      },
    },
    Distribution: {
      Type: "AWS::CloudFront::Distribution",
      Properties: {
        DistributionConfig: {
          Origins: [
            { Id: "pages", DomainName: { "Fn::GetAtt": ["Pages", "RegionalDomainName"] }, S3OriginConfig: {} },
            {
              Id: "api",
              DomainName: "api.example",
              OriginCustomHeaders: [{ HeaderName: "X-Origin", HeaderValue: "front" }],
            },
            { Id: "files", DomainName: { "Fn::GetAtt": ["Files", "RegionalDomainName"] }, S3OriginConfig: {} },
          ],
          CacheBehaviors: [
            { PathPattern: "/api/*", TargetOriginId: "api", AllowedMethods: ["GET", "HEAD", "POST"] },
            { PathPattern: "/assets/*", TargetOriginId: "files", ResponseHeadersPolicyId: { Ref: "FileHeaders" } },
          ],
          DefaultCacheBehavior: {
            TargetOriginId: "pages",
            Compress: true,
            ResponseHeadersPolicyId: { Ref: "Headers" },
            FunctionAssociations: [
              { EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": ["Edge", "FunctionARN"] } },
            ],
          },
        },
      },
    },
    Deployment: {
      Type: "Custom::CDKBucketDeployment",
      Properties: { SourceObjectKeys: ["site"], DestinationBucketName: { Ref: "Pages" } },
    },
    FilesDeployment: {
      Type: "Custom::CDKBucketDeployment",
      Properties: {
        SourceObjectKeys: ["files"],
        DestinationBucketName: { Ref: "Files" },
        DestinationBucketKeyPrefix: "assets",
        SystemMetadata: { "cache-control": "public, immutable" },
      },
    },
  };
}
