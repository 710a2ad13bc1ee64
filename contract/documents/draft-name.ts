/** Namespace of the UUIDs (version 5) of documents made from drafts in replies. */
export const draftNamespace = '0d7f6c52-3c52-4b0e-8f0b-6a1d8f6f5e21';

/**
 * The name from which the id of a draft's document is made, so that making it twice makes one. @param place the draft's
 * index among its reply's drafts
 */
export function draftName(messageId: string, place: number): string {
  return place === 0 ? messageId : `${messageId}/${place}`;
}
