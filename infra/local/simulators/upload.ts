import type { RegulatorAccount } from '../../../functions/_demo/regulatorAccounts.ts';
import { approvalOf } from './authorizationAnswer.ts';
import { type PostBox, transactionKinds } from './postBox.ts';
import { checkTransaction, type Finding } from './transactionCheck.ts';
import type { Dialect } from './transactionShape.ts';
import { textAt, type XmlElement } from './xmlElements.ts';

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

/** What is found in an uploaded file. Without errors it is kept, unless it is a test; null for a kind that is not taken here. */
export function takeUpload(upload: Upload): readonly Finding[] | null {
  const { box, dialect, account, root, name, bytes } = upload;
  const senderLicense = account.facilityLicense;
  const findings = checkTransaction(root, {
    ...{ dialect, senderLicense },
    isSent: (type, id) => box.isSent(senderLicense, `${type} ${id}`),
  });
  if (!findings || findings.some(({ type }) => type === 'Error')) return findings;
  if (/^TEST$|VALIDATE_ONLY/.test(textAt(root, 'Header/DispositionFlag'))) return findings;
  const receiver = textAt(root, 'Header/ReceiverID');
  const isRequest = root.name === 'Prior.Request';
  if (isRequest && upload.isAnsweredFirst) {
    box.lay({ sender: receiver, receiver: senderLicense, name: `PA_${name}`, bytes: approvalOf(root, upload.now) });
  }
  box.add({
    ...{ name, sender: senderLicense, receiver, recordCount: 1, bytes },
    kind: isRequest ? transactionKinds['Prior.Request'] : transactionKinds['Prior.Authorization'],
    ...(isRequest && { request: `${textAt(root, 'Authorization/Type')} ${textAt(root, 'Authorization/ID')}` }),
  });
  return findings;
}
