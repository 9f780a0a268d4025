import type { RegulatorAccount } from '../../../functions/_demo/regulatorAccounts.ts';
import { approvalOf } from './authorizationAnswer.ts';
import { checkClaims } from './claimCheck.ts';
import { type PostBox, transactionKinds } from './postBox.ts';
import type { PostFile } from './postFile.ts';
import { checkTransaction, type Finding } from './transactionCheck.ts';
import type { Dialect } from './transactionShape.ts';
import { allAt, textAt, type XmlElement } from './xmlElements.ts';

export interface Upload {
  readonly box: PostBox;
  readonly dialect: Dialect;
  readonly account: RegulatorAccount;
  readonly root: XmlElement;
  readonly name: string;
  readonly bytes: Buffer;
  /** The payer's approval lies in the box before the request does (fault `answersFirst`). */
  readonly isAnsweredFirst: boolean;
  readonly now: Date;
}

/** What the box remembers of a transaction. */
function remembered(root: XmlElement): Pick<PostFile, 'kind' | 'recordCount' | 'request' | 'claims'> {
  if (root.name === 'Claim.Submission') {
    const claims = allAt(root, 'Claim').map((claim) => textAt(claim, 'ID'));
    return { kind: transactionKinds['Claim.Submission'], recordCount: claims.length, claims };
  }
  if (root.name !== 'Prior.Request') return { kind: transactionKinds['Prior.Authorization'], recordCount: 1 };
  const request = `${textAt(root, 'Authorization/Type')} ${textAt(root, 'Authorization/ID')}`;
  return { kind: transactionKinds['Prior.Request'], recordCount: 1, request };
}

/** What is found in an uploaded file. Without errors it is kept, unless it is a test; null for a kind that is not taken here. */
export function takeUpload(upload: Upload): readonly Finding[] | null {
  const { box, dialect, account, root, name, bytes } = upload;
  const senderLicense = account.facilityLicense;
  const check = root.name === 'Claim.Submission' ? checkClaims : checkTransaction;
  const findings = check(root, {
    ...{ dialect, senderLicense },
    isSent: (type, id) => box.isSent(senderLicense, `${type} ${id}`),
  });
  if (!findings || findings.some(({ type }) => type === 'Error')) return findings;
  if (/^TEST$|VALIDATE_ONLY/.test(textAt(root, 'Header/DispositionFlag'))) return findings;
  const receiver = textAt(root, 'Header/ReceiverID');
  if (root.name === 'Prior.Request' && upload.isAnsweredFirst) {
    box.lay({ sender: receiver, receiver: senderLicense, name: `PA_${name}`, bytes: approvalOf(root, upload.now) });
  }
  box.add({ name, sender: senderLicense, receiver, bytes, ...remembered(root) });
  return findings;
}
