/** The invitation link to a table, and its QR code. */
export function invitationLink(id: string): string {
  return `${location.origin}/t/${id}`;
}

export function invitationPicture(id: string): string {
  return `/api/tables/${id}/invitation.svg`;
}
