import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { keepEntry } from './keepEntry.ts';
import { ownActiveEnrolment } from './ownEnrolment.ts';

export const addContact: Operation<typeof diseaseManagementApi.endpoints.addContact> = async ({ body }, ctx) => {
  const found = await ownActiveEnrolment(ctx, body);
  const { contact, on, note = null } = body;
  if (on > emiratesDateOf(ctx.now())) throw invalid('on', 'dayInFuture');
  // The consent may have been given before the enrolment, in a contact.
  if (on < found.consentOn) throw invalid('on', 'contactBeforeConsent', { from: found.consentOn });
  return keepEntry(ctx, found, { on, kind: 'contact', item: null, value: null, contact, note: note || null });
};
