/** The invitation link to a table, and its QR code. */
import { wholeLinkTo } from '../browser/address';

export function invitationLink(id: string): string {
  return wholeLinkTo(`/t/${id}`);
}

export function invitationPicture(id: string): string {
  return `/api/tables/${id}/invitation.svg`;
}
