export interface ReportDialogProps {
  readonly room: { readonly slug: string; readonly name: string };
  /** The deals of the room that a report can be for. */
  readonly deals: readonly { readonly id: number; readonly title: string }[];
  /** A report that was refused and is to be corrected: its values stand in the form. */
  readonly previous: { readonly deal: number; readonly email: string; readonly username: string } | null;
  /** The member's own address, which is offered first. */
  readonly email: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReported: () => void;
}
