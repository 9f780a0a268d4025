/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the content after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
