import type { Credentials } from "../gateway/callers";
import type { FunctionSetup } from "../template/functions";
import { REGION } from "../template/names";

const services = [
  "DYNAMODB",
  "S3",
  "KMS",
  "SESV2",
  "SSM",
  "SECRETS_MANAGER",
  "COGNITO_IDENTITY_PROVIDER",
  "SQS",
  "LAMBDA",
];

/**
 * A function's environment variables: the template's own, what Lambda always sets, and where the cloud services are on
 * this machine. Nothing of the developer's own environment gets in.
 */
export function functionEnvironment(
  setup: FunctionSetup,
  { accessKeyId, secretAccessKey }: Credentials,
  gateway: string,
  keySet: string,
): Record<string, string> {
  return {
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_LAMBDA_FUNCTION_NAME: setup.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(setup.memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_CONFIG_FILE: "/dev/null",
    AWS_SHARED_CREDENTIALS_FILE: "/dev/null",
    AWS_EC2_METADATA_DISABLED: "true",
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    NODE_ENV: "production",
    ...Object.fromEntries(services.map((service) => [`AWS_ENDPOINT_URL_${service}`, gateway])),
    COGNITO_JWKS: keySet,
    ...setup.environment,
  };
}
