import { findListedFile, type PostOfficeFile } from '../../../functions/_data/postOfficeFile/postOfficeFile.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { provenFacilityId } from '../../../functions/_kit/proof.ts';
import { readKeptFile, takeAnswerFile } from '../../../functions/_parts/postOffice/takeAnswerFile.ts';
import { matchAnswer } from '../../../functions/authorization/answering/matchAnswer.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import { type SignedIn, signIn } from '../../support/api.ts';

export const anAdministrator = (role: 'SuperAdmin' | 'SetupAdmin' = 'SuperAdmin') =>
  signIn({ roles: [role], facility: null });

type Given = Partial<Pick<PostOfficeFile, 'fileId' | 'fileName' | 'senderId' | 'receiverId' | 'regulatorId'>> & {
  readonly content?: string | Uint8Array;
};

/** A file that a post office gave to a facility, kept and read as the worker does; without a content it cannot be read. */
export async function aKeptFile({ user }: Pick<SignedIn, 'user'>, { content = 'no answer', ...given }: Given = {}) {
  const kit = {
    ...wiring,
    matchAnswer: (answer: Parameters<typeof matchAnswer>[1]) => matchAnswer(wiring, answer, file),
  };
  const file = await takeAnswerFile(wiring, {
    facilityId: provenFacilityId(user.facilityId ?? ''),
    ...{ regulatorId: regulators.DHA, fileId: `file-${wiring.newId()}`, fileName: 'PA.xml' },
    ...{ senderId: 'INS026', receiverId: 'DHA-F-9000001', ...given },
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
  });
  await readKeptFile(kit, file);
  return (await findListedFile(wiring.store, file.keptId)) ?? file;
}
