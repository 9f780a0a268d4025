/** Whether SES answers, and sends mails from the domain of this address: its records are in the DNS, and nobody has stopped it. */
export async function isMailReady(sender: string, timeoutMs: number): Promise<boolean> {
  const { GetEmailIdentityCommand, SESv2Client } = await import('@aws-sdk/client-sesv2');
  const requestHandler = { connectionTimeout: 1000, requestTimeout: timeoutMs, throwOnRequestTimeout: true };
  const client = new SESv2Client({ maxAttempts: 1, requestHandler });
  try {
    const asking = new GetEmailIdentityCommand({ EmailIdentity: sender.split('@').at(-1) });
    return (await client.send(asking)).VerifiedForSendingStatus === true;
  } catch {
    return false;
  } finally {
    client.destroy();
  }
}
