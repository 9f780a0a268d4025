/** The body of an answer as UTF-8, or null when it is larger than any answer may be. */
export async function boundedText(response: Response, largestBytes: number): Promise<string | null> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > largestBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
