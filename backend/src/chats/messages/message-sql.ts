/** SQL for an attachment `a` in its wire format. */
export const attachmentJson = `json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'characters', length(a.text),
  'isCut', a.is_cut, 'mediaId', a.media_id)`;

/** Columns of a message, under `MessageRow`'s names, for queries on `messages m`. */
export const columns = `m.id, m.chat_id AS "chatId", m.position, m.parent_id AS "parentId", m.is_user AS "isUser",
  m.content, m.tokens, m.status, m.attempt, m.client_message_id AS "clientMessageId", m.created_at AS "createdAt",
  m.is_shortened AS "isShortened", m.rating, m.rating_note AS "ratingNote",
  CASE WHEN m.version_of IS NOT NULL THEN
    ARRAY(SELECT v.id FROM messages v WHERE v.version_of = m.version_of ORDER BY v.position) END AS versions,
  CASE WHEN NOT m.is_user THEN (
    SELECT json_agg(json_strip_nulls(json_build_object('tool', s.tool, 'label', s.label, 'link', s.link, 'undo', s.undo)) ORDER BY s.position)
    FROM reply_steps s WHERE s.reply_id = m.id AND s.label <> ''
  ) END AS steps,
  CASE WHEN m.is_user THEN (
    SELECT json_agg(${attachmentJson} ORDER BY ma.position)
    FROM message_attachments ma JOIN attachments a ON a.id = ma.attachment_id WHERE ma.message_id = m.id
  ) END AS attachments`;

/** The place of chat `c` in the list, and its open reply. */
export const place = `json_build_object('lastActivityAt', c.last_activity_at::text, 'archivedAt', c.archived_at::text,
  'openReplyId', c.open_reply_id)`;

/**
 * Restores the place and open reply of chat `c`; if its owner has archived it in the meantime, it stays archived. `at`
 * is the parameter with the place.
 */
export const backTo = (at: string): string => `last_activity_at = (${at}::json->>'lastActivityAt')::timestamptz,
  archived_at = coalesce(c.archived_at, (${at}::json->>'archivedAt')::timestamptz),
  open_reply_id = (${at}::json->>'openReplyId')::uuid`;

/** Whether the assistant should name chat `c`. */
export const isUntitled = `(c.titled_by = 'nobody' AND c.user_id IS NOT NULL) AS "isUntitled"`;
