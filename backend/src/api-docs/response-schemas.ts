// Written by `npm run api-schemas` from the comments and return types of the handlers and the types of contract/. Do not edit.
/** The comment above each handler, by operation id. */
export const comments: Record<string, string> = {
  ActivityController_read: "The caller's own figures of the last 12 weeks.",
  AuthController_register: 'Makes an account and signs it in. 409 when the address has one, 429 after many of them.',
  AuthController_login:
    'Signs in. Where the account has two-step verification, the right password answers 202 without a session: a code at `POST /login/two-factor` starts it. 401 with the same sentence for an unknown address and a wrong password, 429 after many.',
  AuthController_logout: 'Ends the session, here and on its open sockets. Also fine when there is none.',
  EmailsController_verify:
    'Confirms an address by an emailed link, once; a link that changes the address takes effect now. Outside a session of that account it needs a new password, which ends the old one and signs the account out everywhere.',
  EmailsController_resend: "Mails the link that confirms the account's address again. 429 after many.",
  EmailsController_change:
    "Mails a link to a new address; opening it changes the account's. Asks for the current password.",
  PasswordsController_forgot:
    'Mails a reset link, if the address has an account; the answer does not say. 429 after many.',
  PasswordsController_verify: 'Whether a reset link would work now.',
  PasswordsController_reset:
    'Sets a new password by a reset link, once. Signs the account out everywhere. 400 when the link does not work.',
  PasswordsController_change: 'Sets a new password by the current one. Signs the account out everywhere else.',
  SecondStepController_finish:
    'Finishes a sign-in that asked for a code, with one of the authenticator app or a recovery code. 429 after many wrong ones.',
  TwoFactorController_state: 'Whether signing in takes a code, and how many recovery codes are left.',
  TwoFactorController_begin:
    'Begins to set up an authenticator app. Needs a verified address, and the password or a sign-in of just now.',
  TwoFactorController_confirm:
    "Turns two-step verification on by the app's first code. Signs the account out everywhere else.",
  TwoFactorController_disable: 'Turns two-step verification off, by the current password or a code.',
  TwoFactorController_renew: 'Ten new recovery codes, by the current password or a code. The old ones stop working.',
  SessionsController_list: 'Where the account is signed in, last used first.',
  SessionsController_end: 'Signs one device out.',
  SessionsController_endOthers: "Signs all devices out but the caller's.",
  SocialController_start:
    'Sends the browser to `google` or `facebook` to sign in. Nothing in the address changes where it comes back.',
  SocialController_finish: 'Where the provider sends the browser back.',
  ChatExportsController_export:
    'A chat as a Markdown, PDF or Word file; a ZIP archive of several where a chat is too long for one. 503 with the code `export_in_progress` after 45 seconds: the same call again, within 30 seconds, waits for the same file.',
  ChatsController_list: "The account's chats, last activity first.",
  ChatsController_create: 'Makes an empty chat.',
  ChatsController_change: 'Gives a chat another title, pins it or archives it.',
  ChatsController_remove: 'Removes a chat and its messages for good.',
  SearchController_find: "The account's conversations and messages that have all of some words, best first.",
  ExchangesController_send: 'Sends a message; answers when the reply has begun. The rest of it comes as live events.',
  ExchangesController_retry: 'Has the last reply written again, when it was stopped or failed.',
  ExchangesController_edit:
    'Puts another version of what the artist said in its place; the earlier one is kept with all that followed it.',
  ExchangesController_continue: "Continues the last reply in place, when the model's limit cut it.",
  ExchangesController_regenerate:
    'Has another version of a reply written; the earlier one is kept with all that followed it.',
  ExchangesController_choose: 'Shows a version of a message, with what followed it when it was looked at last.',
  MessagesController_page:
    'The newest messages, or those before, after or around one, oldest first; a `Link` header with rel="next" leads to older ones, with rel="prev" to newer ones.',
  MessagesController_rate: 'Notes what the artist thinks of a reply.',
  ConfigController_read: 'What the browser must know of this installation: names, prices, sandbox or not.',
  DataExportsController_latest: "How far the latest copy of the caller's data is.",
  DataExportsController_request:
    'Has everything packed that is kept of the caller. While that is under way a second call joins it. 429 after several.',
  DataExportsController_download: 'The zip file, for its owner alone. 404 once its time is over.',
  DeletionController_methods:
    "What opens the caller's account, and whether its deletion asks for a password or for a sign-in of just now.",
  DeletionController_delete:
    "Deletes the caller's account at once and for good: profile, conversations, files, sessions, and the subscription at the payment provider. 400 for a wrong password, 403 where a sign-in of just now is needed.",
  DeletionController_progress: 'How far a deletion is, for whoever has its code.',
  DeletionController_deleteForFacebook:
    "Facebook's data deletion callback. 400 when the signature does not prove that Facebook sends it.",
  GuestController_open: "The visitor's chat, made when there is none: 201 then, and 200 for the one that they had.",
  GuestController_limit: "How many messages this browser's guest has sent.",
  GuestController_messages: 'What was said, oldest first.',
  GuestController_send: 'Sends a message; answers when the reply has begun. The rest of it comes as live events.',
  GuestController_retry:
    'Has the last reply written again, when it was stopped or failed. After a stop it counts as another message.',
  GuestController_continue:
    "Continues the last reply in place, when the model's limit cut it. It counts as no further message.",
  GuestController_transfer: "Moves this browser's guest chats to the signed-in account.",
  HealthController_isUp: 'Liveness: the process is up.',
  HealthController_isReady:
    "Readiness: `degraded` means requests are served but a feature is unavailable; 503 means they can't be served.",
  MediaController_list: "The caller's files, newest first.",
  MediaController_upload:
    'Takes a song (MP3, WAV), an image (JPEG, PNG) or a video (MP4, MOV); its bytes say which it is.',
  MediaController_file:
    "A file's bytes, or those that `Range` asks for. Images, songs and videos are to be shown, unless `download` is asked for; a sheet is always to be saved.",
  MediaController_thumbnail: "The small picture of an image, of a video's frame or of a sheet's page, as WebP.",
  MediaController_setThumbnail: 'Takes a frame of a video, as JPEG, PNG or WebP, as its small picture.',
  MediaController_rename: 'Gives a file another name.',
  MediaController_remove: 'Deletes a file. For ten minutes it can be had back.',
  MediaController_restore: 'Puts a file back that was deleted within the last ten minutes.',
  NotesController_list: 'What the assistant was told to keep in mind, newest first.',
  NotesController_add: 'Has something kept in mind.',
  NotesController_remove: 'Has something forgotten.',
  PasskeySignInController_options: 'A challenge for any passkey, good for one sign-in within five minutes.',
  PasskeySignInController_signIn:
    'Signs in with a passkey, which counts as both factors. 401 with the same sentence for every reason.',
  PasskeysController_list: "The account's passkeys, newest first.",
  PasskeysController_options:
    'What the browser needs to make a passkey. Needs a verified address, and the password or a recent sign-in.',
  PasskeysController_add: 'Adds a passkey that the browser made from the options.',
  PasskeysController_rename: 'Renames a passkey.',
  PasskeysController_remove: 'Removes a passkey: it no longer signs anyone in. Sessions that it started stay.',
  OneSheetsController_generate:
    "Makes the artist's one-sheet and answers its PDF; `X-Media-Id` is its file in the library, `X-Sheet-Id` the sheet. A call while one is being made for the account joins it. 404 for a chat that is not the caller's.",
  OneSheetsController_read: 'A one-sheet with all of its versions, oldest first.',
  OneSheetsController_preview: 'The page that a content and a design would make. Nothing is kept.',
  OneSheetsController_save: 'Keeps another version and prints it into the library. The same again is the same version.',
  SharesController_list:
    'A page of the chats that are shared, the last shared first; a `Link` header with rel="next" leads to older shares.',
  SharesController_find: 'How a chat is shared: `share` is null when it is not.',
  SharesController_share: 'Shares a chat as it is now; one that is shared keeps its link.',
  SharesController_revoke: 'Makes the link of a chat lead nowhere.',
  SharesController_read:
    'The newest messages of what a link shows, or those before a page, oldest first; a `Link` header with rel="next" leads to older ones. Anyone with the link may read it.',
  SubscriptionController_createCheckout: "Opens the hosted checkout for a plan's price.",
  SubscriptionController_verify:
    "Reads the caller's subscription afresh from the provider: on return from checkout, and when its end has passed.",
  SubscriptionController_details: "The caller's subscription and its plan.",
  SubscriptionController_invoices: "The caller's invoices, newest first.",
  SubscriptionController_openPortal: "Opens the payment provider's own pages for the card and the invoices.",
  SubscriptionController_cancel: 'Has the subscription end with its period. Asked again, it answers the same.',
  SubscriptionController_resume:
    'Takes back that the subscription ends with its period. Asked again, it answers the same.',
  SubscriptionController_previewSwitch: 'What changing to the other plan would mean now; nothing changes.',
  SubscriptionController_switchPlan:
    'Changes to the other plan at the price that a preview showed. Asked again, it answers the same.',
  SubscriptionController_receiveEvent:
    "Takes the payment provider's events. Answered once their effect is stored; otherwise the provider sends them again.",
  SupportController_ask: 'Asks the operator something; the answer comes by mail.',
  PicturesController_upload:
    'Takes a JPEG, PNG or WebP of at most 5 MB as the profile picture, in place of the one before.',
  PicturesController_show:
    "The caller's profile picture as WebP. Everybody else's, and an earlier one of theirs, is a 404.",
  UsersController_read: 'Who is signed in. 401 when nobody is.',
  UsersController_replaceProfile: 'Replaces the whole profile; used by onboarding and Edit Profile.',
  UsersController_replaceSong: 'Replaces the latest song.',
};

/** What each handler returns as JSON, by operation id. */
export const returnedSchemas: Record<string, object> = {
  ActivityController_read: { $ref: '#/components/schemas/Analytics' },
  AuthController_login: {
    anyOf: [{ $ref: '#/components/schemas/User' }, { $ref: '#/components/schemas/TwoFactorRequired' }],
  },
  AuthController_register: { $ref: '#/components/schemas/User' },
  ChatsController_change: { $ref: '#/components/schemas/Chat' },
  ChatsController_create: { $ref: '#/components/schemas/Chat' },
  ChatsController_list: { type: 'array', items: { $ref: '#/components/schemas/Chat' } },
  ConfigController_read: { $ref: '#/components/schemas/AppConfig' },
  DataExportsController_latest: { $ref: '#/components/schemas/LatestDataExport' },
  DataExportsController_request: { $ref: '#/components/schemas/LatestDataExport' },
  DeletionController_delete: { $ref: '#/components/schemas/DeletionReceipt' },
  DeletionController_deleteForFacebook: { $ref: '#/components/schemas/DeletionReceipt' },
  DeletionController_methods: { $ref: '#/components/schemas/SignInMethods' },
  DeletionController_progress: { $ref: '#/components/schemas/DeletionProgress' },
  EmailsController_verify: { $ref: '#/components/schemas/EmailVerified' },
  ExchangesController_continue: { $ref: '#/components/schemas/SentMessage' },
  ExchangesController_edit: { $ref: '#/components/schemas/SentMessage' },
  ExchangesController_regenerate: { $ref: '#/components/schemas/SentMessage' },
  ExchangesController_retry: { $ref: '#/components/schemas/SentMessage' },
  ExchangesController_send: { $ref: '#/components/schemas/SentMessage' },
  GuestController_continue: { $ref: '#/components/schemas/SentMessage' },
  GuestController_limit: { $ref: '#/components/schemas/GuestLimit' },
  GuestController_messages: { type: 'array', items: { $ref: '#/components/schemas/Message' } },
  GuestController_open: { $ref: '#/components/schemas/GuestChat' },
  GuestController_retry: { $ref: '#/components/schemas/SentMessage' },
  GuestController_send: { $ref: '#/components/schemas/SentGuestMessage' },
  HealthController_isReady: { $ref: '#/components/schemas/Readiness' },
  HealthController_isUp: {
    type: 'object',
    properties: { status: { type: 'string', const: 'ok' } },
    required: ['status'],
  },
  MediaController_list: { type: 'array', items: { $ref: '#/components/schemas/MediaFile' } },
  MediaController_rename: { $ref: '#/components/schemas/MediaFile' },
  MediaController_restore: { $ref: '#/components/schemas/MediaFile' },
  MediaController_setThumbnail: { $ref: '#/components/schemas/MediaFile' },
  MediaController_upload: { $ref: '#/components/schemas/MediaFile' },
  MessagesController_page: { type: 'array', items: { $ref: '#/components/schemas/Message' } },
  NotesController_add: { $ref: '#/components/schemas/Note' },
  NotesController_list: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
  OneSheetsController_preview: { $ref: '#/components/schemas/SheetPreview' },
  OneSheetsController_read: { $ref: '#/components/schemas/OneSheet' },
  OneSheetsController_save: { $ref: '#/components/schemas/SheetVersion' },
  PasskeySignInController_options: { $ref: '#/components/schemas/PasskeyRequestOptions' },
  PasskeySignInController_signIn: { $ref: '#/components/schemas/User' },
  PasskeysController_add: { $ref: '#/components/schemas/Passkey' },
  PasskeysController_list: { type: 'array', items: { $ref: '#/components/schemas/Passkey' } },
  PasskeysController_options: { $ref: '#/components/schemas/PasskeyCreationOptions' },
  PasskeysController_rename: { $ref: '#/components/schemas/Passkey' },
  PasswordsController_forgot: { $ref: '#/components/schemas/ResetRequested' },
  PasswordsController_verify: { $ref: '#/components/schemas/ResetTokenState' },
  PicturesController_upload: { $ref: '#/components/schemas/UploadedPicture' },
  SearchController_find: { type: 'array', items: { $ref: '#/components/schemas/SearchResult' } },
  SecondStepController_finish: { $ref: '#/components/schemas/User' },
  SessionsController_list: { type: 'array', items: { $ref: '#/components/schemas/Session' } },
  SharesController_find: {
    type: 'object',
    properties: { share: { anyOf: [{ $ref: '#/components/schemas/ChatShare' }, { type: 'null' }] } },
    required: ['share'],
  },
  SharesController_list: { type: 'array', items: { $ref: '#/components/schemas/OwnedShare' } },
  SharesController_read: { $ref: '#/components/schemas/SharedChat' },
  SharesController_share: { $ref: '#/components/schemas/ChatShare' },
  SubscriptionController_cancel: { $ref: '#/components/schemas/SubscriptionDetails' },
  SubscriptionController_createCheckout: { $ref: '#/components/schemas/CheckoutSession' },
  SubscriptionController_details: { $ref: '#/components/schemas/SubscriptionDetails' },
  SubscriptionController_invoices: { type: 'array', items: { $ref: '#/components/schemas/Invoice' } },
  SubscriptionController_openPortal: { $ref: '#/components/schemas/PortalSession' },
  SubscriptionController_previewSwitch: { $ref: '#/components/schemas/SwitchPreview' },
  SubscriptionController_receiveEvent: {
    type: 'object',
    properties: { received: { type: 'boolean', const: true } },
    required: ['received'],
  },
  SubscriptionController_resume: { $ref: '#/components/schemas/SubscriptionDetails' },
  SubscriptionController_switchPlan: { $ref: '#/components/schemas/PlanSwitch' },
  SubscriptionController_verify: { $ref: '#/components/schemas/SubscriptionStatus' },
  SupportController_ask: { $ref: '#/components/schemas/SupportRequest' },
  TwoFactorController_begin: { $ref: '#/components/schemas/TwoFactorSetup' },
  TwoFactorController_confirm: { $ref: '#/components/schemas/RecoveryCodes' },
  TwoFactorController_renew: { $ref: '#/components/schemas/RecoveryCodes' },
  TwoFactorController_state: { $ref: '#/components/schemas/TwoFactorState' },
  UsersController_read: { $ref: '#/components/schemas/User' },
  UsersController_replaceProfile: { $ref: '#/components/schemas/User' },
  UsersController_replaceSong: { $ref: '#/components/schemas/User' },
};

/** The named types that those refer to. */
export const namedSchemas: Record<string, object> = {
  Analytics: {
    type: 'object',
    properties: { weeks: { type: 'array', items: { $ref: '#/components/schemas/AnalyticsWeek' } } },
    required: ['weeks'],
    description:
      "GET /api/analytics: the artist's own figures of the last 12 weeks, oldest first; the last week is the current one.",
  },
  AnalyticsWeek: {
    type: 'object',
    properties: {
      start: { type: 'string', description: "The week's Monday, `2026-11-16`, in the time zone that was asked for." },
      counts: {
        type: 'object',
        properties: {
          message_sent: { type: 'number' },
          draft_made: { type: 'number' },
          one_sheet_made: { type: 'number' },
          one_sheet_downloaded: { type: 'number' },
          share_link_opened: { type: 'number' },
        },
        required: ['message_sent', 'draft_made', 'one_sheet_made', 'one_sheet_downloaded', 'share_link_opened'],
      },
    },
    required: ['start', 'counts'],
  },
  AppConfig: {
    type: 'object',
    properties: {
      appName: { type: 'string' },
      assistantName: { type: 'string' },
      sandbox: {
        type: 'boolean',
        description: 'True when at least one provider is a stand-in: the interface says so.',
      },
      socialProviders: {
        type: 'array',
        items: { $ref: '#/components/schemas/SocialProvider' },
        description: 'Those that have keys, or stand-ins.',
      },
      plans: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { $ref: '#/components/schemas/PlanId' }, priceId: { type: 'string' } },
          required: ['id', 'priceId'],
        },
      },
      stripe: {
        type: 'object',
        properties: { publishableKey: { type: 'string' }, scriptUrl: { type: 'string' } },
        required: ['publishableKey', 'scriptUrl'],
      },
      hasPasskeys: {
        type: 'boolean',
        description: 'Whether artists can add passkeys and sign in with them: not at an IP address or without HTTPS.',
      },
      guestMessageLimit: { type: 'number' },
      mediaLimits: { $ref: '#/components/schemas/MediaLimits' },
    },
    required: [
      'appName',
      'assistantName',
      'sandbox',
      'socialProviders',
      'plans',
      'stripe',
      'hasPasskeys',
      'guestMessageLimit',
      'mediaLimits',
    ],
    description: 'GET /api/config: what the browser must know of this installation. Nothing in it is secret.',
  },
  Chat: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      title: { type: 'string' },
      lastActivityAt: { $ref: '#/components/schemas/Timestamp' },
      isPinned: { type: 'boolean', description: 'Kept at the top of the list.' },
      isArchived: { type: 'boolean', description: 'Out of the list, in the archive.' },
    },
    required: ['id', 'title', 'lastActivityAt', 'isPinned', 'isArchived'],
    description: 'A conversation in the list. `lastActivityAt` is ISO 8601, UTC; the list comes last activity first.',
  },
  ChatShare: {
    type: 'object',
    properties: { url: { type: 'string' }, sharedAt: { $ref: '#/components/schemas/Timestamp' } },
    required: ['url', 'sharedAt'],
    description:
      'GET and PUT /api/chats/{id}/share: the link by which anybody may read the chat as it was at `sharedAt` (ISO 8601, UTC).',
  },
  CheckoutSession: {
    type: 'object',
    properties: {
      sessionId: { type: 'string' },
      url: { type: 'string', description: "The provider's hosted checkout page." },
    },
    required: ['sessionId', 'url'],
    description: 'POST /api/subscription/create-checkout-session, 201.',
  },
  DataExport: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      state: { $ref: '#/components/schemas/DataExportState' },
      requestedAt: { $ref: '#/components/schemas/Timestamp' },
      percent: { type: 'number', description: 'How much of it is packed, from 0 to 100.' },
      sizeBytes: { type: ['number', 'null'], description: 'In bytes; null until it is ready.' },
      expiresAt: {
        anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
        description: 'Until when it can be downloaded; null until it is ready.',
      },
    },
    required: ['id', 'state', 'requestedAt', 'percent', 'sizeBytes', 'expiresAt'],
    description: 'A copy of everything that is kept of an account, as one zip file. Times are ISO 8601, UTC.',
  },
  DataExportState: {
    type: 'string',
    enum: ['waiting', 'ready', 'failed'],
    description: "How far a copy of an account's data is. A failed one can be asked for again.",
  },
  DeletionProgress: {
    type: 'object',
    properties: {
      requestedAt: { $ref: '#/components/schemas/Timestamp' },
      finishedAt: {
        anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
        description: 'When the last of it was gone; null until then.',
      },
    },
    required: ['requestedAt', 'finishedAt'],
    description: 'GET /api/deletions/{code}, 200. Times are ISO 8601, UTC. It names nobody.',
  },
  DeletionReceipt: {
    type: 'object',
    properties: {
      url: { type: 'string', description: 'The page that tells how far it is.' },
      confirmation_code: { type: 'string' },
    },
    required: ['url', 'confirmation_code'],
    description: 'POST /api/account/delete, 200; and what Facebook is answered, whose names these are.',
  },
  EmailVerified: {
    type: 'object',
    properties: { email: { type: 'string' } },
    required: ['email'],
    description: 'POST /api/verify-email, 200: the address that is now confirmed.',
  },
  ErrorBody: {
    type: 'object',
    properties: {
      error: { type: 'string', description: 'A sentence for people.' },
      message: { type: 'string', description: 'The same, or more.' },
      code: { type: 'string', description: 'Stable, snake_case.' },
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'A sentence per invalid field.',
      },
      chatId: {
        $ref: '#/components/schemas/Uuid',
        description: 'Beside `empty_chat_exists`: the chat to use instead.',
      },
      email: { type: 'string', description: 'Beside `new_password_required`: the address that the link confirms.' },
    },
    required: ['error', 'message', 'code'],
    description: 'The body of an error answer, but for the calls that `answersPlainErrors` names.',
  },
  FactSource: {
    anyOf: [
      {
        type: 'object',
        properties: { from: { type: 'string', enum: ['profile', 'song', 'library', 'note', 'edit'] } },
        required: ['from'],
      },
      {
        type: 'object',
        properties: { from: { type: 'string', const: 'chat' }, messageId: { type: 'string' } },
        required: ['from', 'messageId'],
      },
    ],
    description:
      'Where a fact comes from: `chat` names the message it was said in, `note` is what the artist asked to be kept in mind.',
  },
  FactSources: {
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/FactSource' },
    description: 'The source of each fact of a sheet, by its place in the content: `release.title`, `quotes.0`.',
  },
  Feedback: {
    type: 'object',
    properties: { rating: { type: 'string', enum: ['up', 'down'] }, note: { type: 'string' } },
    required: ['rating', 'note'],
    description: 'Thumbs up or down, and why, where the artist said so.',
  },
  GuestChat: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      title: { type: 'string' },
      guestUserId: { type: 'number', description: 'A positive integer.' },
      assistantId: { type: 'string' },
    },
    required: ['id', 'title', 'guestUserId', 'assistantId'],
    description: 'POST /api/guest/chat. The cookie that comes with it, not `guestUserId`, is what proves the guest.',
  },
  GuestLimit: {
    type: 'object',
    properties: { messageCount: { type: 'number' }, hasExceededLimit: { type: 'boolean' } },
    required: ['messageCount', 'hasExceededLimit'],
    description: 'GET /api/guest/message-limit/{anonId}: where the guest of the cookie stands.',
  },
  Invoice: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      number: { type: ['string', 'null'], description: 'What people quote; null until it is final.' },
      date: { $ref: '#/components/schemas/Timestamp', description: 'ISO 8601, UTC.' },
      amount: { type: 'number', description: "In `currency`'s main unit, such as dollars." },
      currency: { type: 'string', description: 'ISO 4217, lower case.' },
      status: { type: 'string', description: "The provider's word: `paid`, `open`, `void`, …" },
      url: { type: ['string', 'null'], description: "The provider's page of it, or null." },
    },
    required: ['id', 'number', 'date', 'amount', 'currency', 'status', 'url'],
    description: 'GET /api/subscription/invoices, newest first.',
  },
  LatestDataExport: {
    type: 'object',
    properties: { export: { anyOf: [{ $ref: '#/components/schemas/DataExport' }, { type: 'null' }] } },
    required: ['export'],
    description:
      'GET /api/account/export, 200: the latest one, or null. POST /api/account/export, 202: the one that is being made.',
  },
  Mark: {
    type: 'array',
    minItems: 2,
    maxItems: 2,
    description: 'A stretch of a text, from and up to an index in UTF-16 units.',
    prefixItems: [
      { type: 'number', title: 'start' },
      { type: 'number', title: 'end' },
    ],
  },
  MarkedText: {
    type: 'object',
    properties: { text: { type: 'string' }, marks: { type: 'array', items: { $ref: '#/components/schemas/Mark' } } },
    required: ['text', 'marks'],
    description: 'A text with the places where it has the words that were searched for.',
  },
  MediaFile: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      fileName: { type: 'string' },
      fileUrl: { type: 'string', description: 'The bytes, with ranges.' },
      fileType: { $ref: '#/components/schemas/MediaFileType' },
      sizeBytes: { type: 'number' },
      createdAt: { $ref: '#/components/schemas/Timestamp' },
      thumbnailUrl: {
        type: ['string', 'null'],
        description: "A small picture of an image, of a video's frame, or of a sheet's page.",
      },
      width: { type: ['number', 'null'], description: 'Of an image or a video, in pixels, as it is shown.' },
      height: { type: ['number', 'null'] },
      durationSeconds: { type: ['number', 'null'], description: 'Of audio or video.' },
      title: { type: ['string', 'null'], description: 'The title that an audio file carries in itself.' },
      waveform: {
        anyOf: [{ type: 'array', items: { type: 'number' } }, { type: 'null' }],
        description: "An audio file's loudness over its length: `waveformPoints` values from 0 to 100.",
      },
      sheetId: {
        anyOf: [{ $ref: '#/components/schemas/Uuid' }, { type: 'null' }],
        description: 'The one-sheet that this file is a version of.',
      },
    },
    required: [
      'id',
      'fileName',
      'fileUrl',
      'fileType',
      'sizeBytes',
      'createdAt',
      'thumbnailUrl',
      'width',
      'height',
      'durationSeconds',
      'title',
      'waveform',
      'sheetId',
    ],
    description:
      "A file of an artist's library. Times are ISO 8601, UTC. Addresses answer to the owner alone. What a kind of file does not have is null.",
  },
  MediaFileType: {
    type: 'string',
    enum: ['audio', 'image', 'video', 'application/pdf'],
    description: 'What a file of the library is: the tab it stands under.',
  },
  MediaLimits: {
    type: 'object',
    properties: {
      audio: { type: 'number' },
      image: { type: 'number' },
      video: { type: 'number' },
      total: { type: 'number' },
    },
    required: ['audio', 'image', 'video', 'total'],
    description: 'The largest file of each kind, and all files of an account together, in bytes.',
  },
  Message: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      content: { type: 'string' },
      isUser: { type: 'boolean' },
      createdAt: { $ref: '#/components/schemas/Timestamp', description: 'ISO 8601, UTC.' },
      status: { $ref: '#/components/schemas/MessageStatus' },
      versions: {
        type: 'array',
        items: { $ref: '#/components/schemas/Uuid' },
        description:
          'The ids of all versions of this message, itself included, oldest first; absent where it is the only one.',
      },
      feedback: {
        $ref: '#/components/schemas/Feedback',
        description: 'What the artist thinks of a reply; absent where they have not said.',
      },
      steps: {
        type: 'array',
        items: { $ref: '#/components/schemas/ReplyStep' },
        description: 'What the assistant did for this reply, in order; absent where it only wrote.',
      },
    },
    required: ['id', 'content', 'isUser', 'createdAt', 'status'],
  },
  MessageStatus: {
    type: 'string',
    enum: ['complete', 'streaming', 'stopped', 'failed', 'cut'],
    description:
      "- `streaming`: the assistant is writing it.\n- `stopped`: the user stopped it.\n- `failed`: the model or the server failed while writing it.\n- `cut`: the model's own length limit or content filter ended it. It can be continued in the same message.\n\nThe text so far is kept in each case.",
  },
  Note: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      text: { type: 'string' },
      createdAt: { $ref: '#/components/schemas/Timestamp', description: 'ISO 8601, UTC.' },
    },
    required: ['id', 'text', 'createdAt'],
    description:
      'Something the artist asked to be kept in mind, in every conversation. GET /api/notes answers them newest first.',
  },
  OneSheet: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      chatId: { anyOf: [{ $ref: '#/components/schemas/Uuid' }, { type: 'null' }] },
      createdAt: { $ref: '#/components/schemas/Timestamp' },
      versions: { type: 'array', items: { $ref: '#/components/schemas/SheetVersion' } },
    },
    required: ['id', 'chatId', 'createdAt', 'versions'],
    description:
      'A one-sheet with all of its versions, oldest first. `chatId` is the conversation it was made from, while it exists.',
  },
  OwnedShare: {
    type: 'object',
    properties: {
      url: { type: 'string' },
      sharedAt: { $ref: '#/components/schemas/Timestamp' },
      chatId: { $ref: '#/components/schemas/Uuid' },
      title: { type: 'string' },
    },
    required: ['chatId', 'sharedAt', 'title', 'url'],
    description:
      'GET /api/shares: a page of the chats that an artist shares, the last shared first. `title` is the one they were shared under. A `Link` header with rel="next" leads to older shares.',
  },
  Passkey: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      name: { type: 'string' },
      isSynced: { type: 'boolean', description: "Whether it is backed up and offered on the artist's other devices." },
      createdAt: { type: 'string' },
      lastUsedAt: { type: ['string', 'null'], description: 'Null: never signed in with.' },
    },
    required: ['id', 'name', 'isSynced', 'createdAt', 'lastUsedAt'],
    description: 'A passkey of the account, as GET /api/passkeys lists it, newest first. Times are ISO 8601, UTC.',
  },
  PasskeyCreationOptions: {
    type: 'object',
    properties: {
      rp: {
        type: 'object',
        properties: { id: { type: 'string' }, name: { type: 'string' } },
        required: ['id', 'name'],
      },
      user: {
        type: 'object',
        properties: { id: { type: 'string' }, name: { type: 'string' }, displayName: { type: 'string' } },
        required: ['id', 'name', 'displayName'],
      },
      challenge: { type: 'string' },
      pubKeyCredParams: {
        type: 'array',
        items: {
          type: 'object',
          properties: { type: { type: 'string', const: 'public-key' }, alg: { type: 'number' } },
          required: ['type', 'alg'],
        },
      },
      timeout: { type: 'number', description: 'Milliseconds.' },
      excludeCredentials: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            type: { type: 'string', const: 'public-key' },
            transports: { type: 'array', items: { type: 'string' } },
          },
          required: ['id', 'type'],
        },
        description: "The account's passkeys: an authenticator that holds one makes no second.",
      },
      authenticatorSelection: {
        type: 'object',
        properties: {
          residentKey: { type: 'string', const: 'required' },
          requireResidentKey: { type: 'boolean', const: true },
          userVerification: { type: 'string', const: 'required' },
        },
        required: ['residentKey', 'requireResidentKey', 'userVerification'],
      },
      attestation: { type: 'string', const: 'none' },
    },
    required: [
      'rp',
      'user',
      'challenge',
      'pubKeyCredParams',
      'timeout',
      'excludeCredentials',
      'authenticatorSelection',
      'attestation',
    ],
    description:
      "POST /api/passkeys/options, 200: what the browser makes a passkey from (WebAuthn's PublicKeyCredentialCreationOptionsJSON).",
  },
  PasskeyRequestOptions: {
    type: 'object',
    properties: {
      challenge: { type: 'string' },
      timeout: { type: 'number', description: 'Milliseconds.' },
      rpId: { type: 'string' },
      userVerification: { type: 'string', const: 'required' },
    },
    required: ['challenge', 'timeout', 'rpId', 'userVerification'],
    description: "POST /api/login/passkey/options, 200 (WebAuthn's PublicKeyCredentialRequestOptionsJSON).",
  },
  PlanId: { type: 'string', enum: ['monthly', 'yearly'] },
  PlanSwitch: {
    type: 'object',
    properties: {
      status: { type: 'string' },
      cancelAtPeriodEnd: { type: 'boolean' },
      startDate: { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
      endDate: { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
      plan: { anyOf: [{ $ref: '#/components/schemas/SubscribedPlan' }, { type: 'null' }] },
      customerId: { type: ['string', 'null'] },
      subscriptionId: { type: ['string', 'null'] },
      confirmUrl: {
        type: ['string', 'null'],
        description:
          "The provider's page where the bank's confirmation is given, without which the plan stays as it is; null when done.",
      },
    },
    required: [
      'cancelAtPeriodEnd',
      'confirmUrl',
      'customerId',
      'endDate',
      'plan',
      'startDate',
      'status',
      'subscriptionId',
    ],
    description: 'POST /api/subscription/switch: the subscription as it is now.',
  },
  PortalSession: {
    type: 'object',
    properties: { url: { type: 'string' } },
    required: ['url'],
    description: 'POST /api/subscription/portal, 201: where the card, the invoices and the plan can be seen to.',
  },
  Readiness: {
    type: 'object',
    properties: {
      status: { type: 'string', enum: ['ok', 'degraded', 'down'] },
      reasons: { type: 'array', items: { type: 'string' } },
      version: { type: 'string' },
    },
    required: ['status', 'reasons', 'version'],
    description: 'Response body of `/api/health/ready`.',
  },
  RecoveryCodes: {
    type: 'object',
    properties: { codes: { type: 'array', items: { type: 'string' } } },
    required: ['codes'],
    description: 'POST /api/account/two-factor/confirm and …/recovery-codes, 200. Shown once: only hashes are stored.',
  },
  ReplyStep: {
    type: 'object',
    properties: {
      tool: { type: 'string' },
      label: { type: 'string', description: 'What was done: "Saved: press release".' },
      link: { type: 'string', description: 'Where it can be seen: a path of the app.' },
    },
    required: ['tool', 'label'],
    description: 'A finished tool call of the assistant.',
  },
  ResetRequested: {
    type: 'object',
    properties: { message: { type: 'string' } },
    required: ['message'],
    description: 'POST /api/forgot-password, 200: the same whether the address has an account or not.',
  },
  ResetTokenState: {
    type: 'object',
    properties: { valid: { type: 'boolean' } },
    required: ['valid'],
    description: 'GET /api/verify-reset-token, 200.',
  },
  SearchResult: {
    type: 'object',
    properties: {
      chatId: { $ref: '#/components/schemas/Uuid' },
      title: { $ref: '#/components/schemas/MarkedText' },
      isArchived: { type: 'boolean' },
      message: {
        anyOf: [
          {
            type: 'object',
            properties: {
              id: { $ref: '#/components/schemas/Uuid' },
              isUser: { type: 'boolean' },
              createdAt: { $ref: '#/components/schemas/Timestamp' },
              excerpt: { $ref: '#/components/schemas/MarkedText' },
            },
            required: ['id', 'isUser', 'createdAt', 'excerpt'],
          },
          { type: 'null' },
        ],
        description:
          "`excerpt` is a line around the first place, as it is read: a reply's without its markdown. `createdAt` is ISO 8601, UTC.",
      },
    },
    required: ['chatId', 'title', 'isArchived', 'message'],
    description:
      'GET /api/search: a conversation by its title (`message` is null), or something that was said in it. Best first.',
  },
  SentGuestMessage: {
    type: 'object',
    properties: {
      userMessage: { $ref: '#/components/schemas/Message' },
      reply: { $ref: '#/components/schemas/Message' },
      messageCount: { type: 'number' },
    },
    required: ['messageCount', 'reply', 'userMessage'],
    description: 'POST /api/guest/messages/{chatId}, 201. `messageCount` includes this message.',
  },
  SentMessage: {
    type: 'object',
    properties: {
      userMessage: { $ref: '#/components/schemas/Message' },
      reply: { $ref: '#/components/schemas/Message' },
    },
    required: ['userMessage', 'reply'],
    description:
      'POST /api/chats/{id}/messages, 201: what was said and the reply, which has begun. A reply that is continued comes with its text so far.',
  },
  Session: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      device: { type: 'string', description: 'Like "Firefox on Android", or "Unknown device".' },
      createdAt: { $ref: '#/components/schemas/Timestamp' },
      lastUsedAt: { $ref: '#/components/schemas/Timestamp', description: 'To within ten minutes.' },
      isCurrent: { type: 'boolean', description: 'The one that asks.' },
    },
    required: ['id', 'device', 'createdAt', 'lastUsedAt', 'isCurrent'],
    description: 'A signed-in browser, as GET /api/sessions lists it, last used first. Times are ISO 8601, UTC.',
  },
  SharedChat: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      sharedAt: { $ref: '#/components/schemas/Timestamp' },
      messages: { type: 'array', items: { $ref: '#/components/schemas/SharedMessage' }, description: 'Oldest first.' },
    },
    required: ['title', 'sharedAt', 'messages'],
    description:
      'GET /api/shared/{token}: a page of what the link shows, and nothing else of the account. A `Link` header with rel="next" leads to older messages.',
  },
  SharedMessage: {
    type: 'object',
    properties: {
      content: { type: 'string' },
      isUser: { type: 'boolean' },
      createdAt: { $ref: '#/components/schemas/Timestamp', description: 'ISO 8601, UTC.' },
      isPartial: {
        type: 'boolean',
        const: true,
        description: 'The reply stopped before its end; absent for a complete one.',
      },
    },
    required: ['content', 'createdAt', 'isUser'],
  },
  SheetContact: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      role: { type: 'string' },
      email: { type: 'string' },
      phone: { type: 'string' },
    },
    required: ['name', 'role', 'email', 'phone'],
  },
  SheetContent: {
    type: 'object',
    properties: {
      artistName: { type: 'string' },
      genre: {
        type: 'string',
        description: 'What the line below the name says. `credential` is one thing that can be checked.',
      },
      city: { type: 'string' },
      forFansOf: { type: 'string' },
      credential: { type: 'string' },
      release: { $ref: '#/components/schemas/SheetRelease' },
      bio: { type: 'string', description: 'At most 100 words, third person.' },
      numbers: {
        type: 'array',
        items: { $ref: '#/components/schemas/SheetNumber' },
        description: 'Three to five figures.',
      },
      topCities: { type: 'string' },
      quotes: {
        type: 'array',
        items: { $ref: '#/components/schemas/SheetQuote' },
        description: 'What named outlets wrote.',
      },
      shows: { type: 'array', items: { $ref: '#/components/schemas/SheetShow' } },
      pastVenues: { type: 'string', description: 'Where they have played: for those who book.' },
      availableFor: { type: 'string' },
      videoLink: { type: 'string' },
      mood: { type: 'string' },
      tempo: { type: 'string', description: 'In beats per minute, as said.' },
      links: { type: 'array', items: { $ref: '#/components/schemas/SheetLink' } },
      contact: { $ref: '#/components/schemas/SheetContact' },
    },
    required: [
      'artistName',
      'genre',
      'city',
      'forFansOf',
      'credential',
      'release',
      'bio',
      'numbers',
      'topCities',
      'quotes',
      'shows',
      'pastVenues',
      'availableFor',
      'videoLink',
      'mood',
      'tempo',
      'links',
      'contact',
    ],
    description:
      'What a sheet says. Text is plain; an empty text or list means that the thing is not known, and is not on the sheet. Links are absolute `http:` or `https:` addresses.',
  },
  SheetDesign: {
    type: 'object',
    properties: {
      variant: { $ref: '#/components/schemas/SheetVariant' },
      paper: { $ref: '#/components/schemas/SheetPaper' },
      accent: {
        type: 'string',
        description: 'The accent colour, `#rrggbb`. Text never stands in it where it could not be read.',
      },
      photoId: {
        type: ['string', 'null'],
        description: "Images of the artist's library, or `profilePhoto`; null: none.",
      },
      coverId: { type: ['string', 'null'] },
    },
    required: ['variant', 'paper', 'accent', 'photoId', 'coverId'],
    description: 'How a sheet looks.',
  },
  SheetLink: {
    type: 'object',
    properties: { label: { type: 'string' }, url: { type: 'string' } },
    required: ['label', 'url'],
  },
  SheetNumber: {
    type: 'object',
    properties: {
      figure: { type: 'string' },
      what: { type: 'string' },
      source: { type: 'string' },
      asOf: { type: 'string' },
    },
    required: ['figure', 'what', 'source', 'asOf'],
  },
  SheetPaper: { type: 'string', enum: ['a4', 'letter'] },
  SheetPreview: {
    type: 'object',
    properties: {
      html: { type: 'string', description: 'A whole document without scripts, for a sandboxed frame.' },
      leftOut: {
        type: 'array',
        items: { type: 'string' },
        description: 'Places in the content that did not fit: `quotes.3`.',
      },
      warnings: { type: 'array', items: { type: 'string' }, description: 'Sentences for the artist.' },
    },
    required: ['html', 'leftOut', 'warnings'],
    description: 'POST /api/one-sheets/{id}/preview: the page as it would be printed.',
  },
  SheetQuote: {
    type: 'object',
    properties: { text: { type: 'string' }, outlet: { type: 'string' }, link: { type: 'string' } },
    required: ['text', 'outlet', 'link'],
  },
  SheetRelease: {
    type: 'object',
    properties: {
      kind: { type: 'string', description: "`Single`, `EP`, `Album`, in the sheet's language." },
      title: { type: 'string' },
      date: { type: 'string', description: 'As it stands on the sheet, with its year.' },
      label: { type: 'string', description: 'The label\'s name, or "Independent".' },
      story: { type: 'string', description: 'The story in one sentence.' },
      listenLink: { type: 'string' },
      tracks: { type: 'array', items: { type: 'string' } },
      cleanVersion: { type: 'string', description: 'Whether there is a version without explicit words, as said.' },
      isrc: { type: 'string' },
      upc: { type: 'string' },
    },
    required: ['kind', 'title', 'date', 'label', 'story', 'listenLink', 'tracks', 'cleanVersion', 'isrc', 'upc'],
  },
  SheetShow: {
    type: 'object',
    properties: { date: { type: 'string' }, venue: { type: 'string' }, city: { type: 'string' } },
    required: ['date', 'venue', 'city'],
  },
  SheetVariant: { type: 'string', enum: ['press', 'booking', 'radio', 'playlist'] },
  SheetVersion: {
    type: 'object',
    properties: {
      sheetId: { $ref: '#/components/schemas/Uuid' },
      number: { type: 'number', description: 'From 1 on.' },
      content: { $ref: '#/components/schemas/SheetContent' },
      design: { $ref: '#/components/schemas/SheetDesign' },
      sources: { $ref: '#/components/schemas/FactSources' },
      mediaId: {
        anyOf: [{ $ref: '#/components/schemas/Uuid' }, { type: 'null' }],
        description: 'The printed file in the library; null once it was deleted there.',
      },
      createdAt: { $ref: '#/components/schemas/Timestamp' },
    },
    required: ['sheetId', 'number', 'content', 'design', 'sources', 'mediaId', 'createdAt'],
    description: 'One saved version of a one-sheet. `createdAt` is ISO 8601, UTC.',
  },
  SignInMethods: {
    type: 'object',
    properties: {
      hasPassword: { type: 'boolean' },
      providers: {
        type: 'array',
        items: { $ref: '#/components/schemas/SocialProvider' },
        description: 'The providers at which an account opens this one.',
      },
      isFresh: {
        type: 'boolean',
        description: 'Whether this session is young enough to delete an account that has no password.',
      },
    },
    required: ['hasPassword', 'providers', 'isFresh'],
    description: 'GET /api/account/sign-in: what opens the account, and what its deletion asks for.',
  },
  SocialProvider: { type: 'string', enum: ['google', 'facebook'] },
  SubscribedPlan: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/PlanId' },
      name: { type: 'string' },
      price: { type: 'number', description: 'US dollars.' },
      interval: { type: 'string', enum: ['month', 'year'] },
    },
    required: ['id', 'name', 'price', 'interval'],
  },
  SubscriptionDetails: {
    type: 'object',
    properties: {
      status: { type: 'string' },
      cancelAtPeriodEnd: { type: 'boolean' },
      startDate: { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
      endDate: { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
      plan: { anyOf: [{ $ref: '#/components/schemas/SubscribedPlan' }, { type: 'null' }] },
      customerId: { type: ['string', 'null'] },
      subscriptionId: { type: ['string', 'null'] },
    },
    required: ['status', 'cancelAtPeriodEnd', 'startDate', 'endDate', 'plan', 'customerId', 'subscriptionId'],
    description: 'GET /api/subscription/details.',
  },
  SubscriptionStatus: {
    type: 'object',
    properties: {
      isActive: { type: 'boolean' },
      customerId: { type: ['string', 'null'] },
      subscriptionId: { type: ['string', 'null'] },
      startDate: { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
      endDate: { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
      status: { type: 'string', description: 'The provider\'s word, or `""` for none.' },
      tier: { anyOf: [{ $ref: '#/components/schemas/PlanId' }, { type: 'null' }] },
    },
    required: ['isActive', 'customerId', 'subscriptionId', 'startDate', 'endDate', 'status', 'tier'],
    description: 'POST /api/subscription/verify-status. Dates are ISO 8601, UTC.',
  },
  SupportRequest: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      isPriority: { type: 'boolean', description: 'Whether it is answered before others: yearly plans.' },
      answerDays: { type: 'number', description: 'Within how many working days it is answered.' },
    },
    required: ['id', 'isPriority', 'answerDays'],
    description: 'POST /api/support, 201.',
  },
  SwitchPreview: {
    type: 'object',
    properties: {
      plan: { $ref: '#/components/schemas/SubscribedPlan' },
      currency: { type: 'string', description: 'ISO 4217, lower case.' },
      credit: { type: 'number', description: 'What the paid time that is left is worth.' },
      charge: { type: 'number', description: "What the new plan's first period costs." },
      dueNow: { type: 'number' },
      creditLeft: { type: 'number', description: 'What is left of the credit; it pays for what comes next.' },
      renewsAt: { $ref: '#/components/schemas/Timestamp', description: 'When the new plan renews first.' },
      asOf: {
        $ref: '#/components/schemas/Timestamp',
        description: 'The moment for which this holds; to be sent along with the switch.',
      },
    },
    required: ['plan', 'currency', 'credit', 'charge', 'dueNow', 'creditLeft', 'renewsAt', 'asOf'],
    description:
      "POST /api/subscription/switch/preview: what changing to a plan would mean now. Money in `currency`'s main unit.",
  },
  Timestamp: { type: 'string', description: 'A moment in ISO 8601, UTC.', format: 'date-time' },
  TwoFactorRequired: {
    type: 'object',
    properties: { twoFactorRequired: { type: 'boolean', const: true } },
    required: ['twoFactorRequired'],
    description:
      'POST /api/login, 202: the password is right, and the account asks for a code at POST /api/login/two-factor.',
  },
  TwoFactorSetup: {
    type: 'object',
    properties: {
      secret: { type: 'string', description: "For authenticator apps that can't scan, in base 32." },
      uri: { type: 'string', description: 'What the QR code holds: an `otpauth://totp/` address.' },
    },
    required: ['secret', 'uri'],
    description: 'POST /api/account/two-factor/setup, 200. Shown once: the server never returns the secret again.',
  },
  TwoFactorState: {
    type: 'object',
    properties: {
      enabledAt: {
        anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
        description: 'When two-step verification was turned on (ISO 8601, UTC); null: it is off.',
      },
      recoveryCodesLeft: { type: 'number', description: 'Recovery codes that still work.' },
    },
    required: ['enabledAt', 'recoveryCodesLeft'],
    description: 'GET /api/account/two-factor.',
  },
  UploadedPicture: {
    type: 'object',
    properties: { fileUrl: { type: 'string' } },
    required: ['fileUrl'],
    description: "POST /api/upload-profile-picture, 201: from then on the user's `profilePictureUrl`.",
  },
  User: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Uuid' },
      name: { type: 'string' },
      email: { type: 'string' },
      emailVerified: {
        type: 'boolean',
        description: 'Whether somebody opened a link that was mailed to it, or a sign-in provider vouched for it.',
      },
      hasCompletedOnboarding: { type: 'boolean' },
      musicGenre: { type: 'string' },
      location: { type: 'string' },
      website: { type: 'string' },
      spotifyUrl: { type: 'string' },
      instagramUrl: { type: 'string' },
      twitterUrl: { type: 'string' },
      profilePictureUrl: { type: 'string', description: 'Answers to this user alone; see `pictureUrl`.' },
      songTitle: { type: 'string' },
      songLink: { type: 'string' },
      hasActiveSubscription: {
        type: 'boolean',
        description: "Computed when asked, from the three fields below and the server's clock.",
      },
      subscriptionStatus: {
        type: 'string',
        description: 'The provider\'s word (`active`, `trialing`, `past_due`, `canceled`, …), or `""` for none.',
      },
      tier: {
        anyOf: [{ $ref: '#/components/schemas/PlanId' }, { type: 'null' }],
        description: 'The plan that was paid for last, or null; it says nothing about access.',
      },
      cancelAtPeriodEnd: { type: 'boolean' },
      subscriptionStartDate: { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
      subscriptionEndDate: { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
    },
    required: [
      'id',
      'name',
      'email',
      'emailVerified',
      'hasCompletedOnboarding',
      'musicGenre',
      'location',
      'website',
      'spotifyUrl',
      'instagramUrl',
      'twitterUrl',
      'profilePictureUrl',
      'songTitle',
      'songLink',
      'hasActiveSubscription',
      'subscriptionStatus',
      'tier',
      'cancelAtPeriodEnd',
      'subscriptionStartDate',
      'subscriptionEndDate',
    ],
    description:
      'The signed-in artist, as GET /api/user answers. Dates are ISO 8601 in UTC; absent texts are `""`, absent dates `null`.',
  },
  Uuid: { type: 'string', description: 'A UUID in lower case.', format: 'uuid' },
};
