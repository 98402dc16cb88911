/** What a member may choose to be mailed about. Apart from the schemas, so that the screen takes the words without zod. */
export const mailTopics = ["disputes", "report"] as const;
export type MailTopic = (typeof mailTopics)[number];
