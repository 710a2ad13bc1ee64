import { v5 as uuidv5 } from 'uuid';

/** Namespace of the ids derived from replies. */
const namespace = '0d7f6c52-3c52-4b0e-8f0b-6a1d8f6f5e21';

/**
 * The id of the document made from a draft in a reply, so that making it twice makes one. @param place its index among
 * the reply's drafts
 */
export function draftDocumentId(messageId: string, place: number): string {
  return uuidv5(place === 0 ? messageId : `${messageId}/${place}`, namespace);
}
