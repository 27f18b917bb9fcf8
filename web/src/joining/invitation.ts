/** The link that brings others to a table, and its picture. */
export function invitationLink(id: string): string {
  return `${location.origin}/t/${id}`;
}

export function invitationPicture(id: string): string {
  return `/api/tables/${id}/invitation.svg`;
}
