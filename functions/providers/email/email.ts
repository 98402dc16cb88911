/** A mail to one person, with the same words as text and as HTML. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { fileName: string; contentType: string; bytes: Uint8Array }[];
};

export type EmailProvider = {
  /** Hands a mail over. @throws whatever the provider throws; nothing has left then */
  send(email: Email): Promise<void>;
};
