/** Time limits and tries of every client of the cloud: 1 s to connect, 3 s to answer, 3 tries. */
export const clientConfig = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
};
