/**
 * A UUID in lower case.
 * @format uuid
 */
export type Uuid = string;

/**
 * A moment in ISO 8601, UTC.
 * @format date-time
 */
export type Timestamp = string;
