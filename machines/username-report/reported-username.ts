/** What the server keeps of a username, once it was reported. */
export interface ReportedUsername {
  readonly id: number;
  readonly username: string;
  readonly status: 'submitted' | 'in_review' | 'connected';
  /** Until when it is answered, RFC 3339. */
  readonly dueAt: string;
}
