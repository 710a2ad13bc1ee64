/** GET and PUT /api/reminders. */
export interface PlanReminder {
  /** Whether the artist gets an email on Monday mornings with what is due. */
  isOn: boolean;
}
