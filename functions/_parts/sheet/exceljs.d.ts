/** The writer of exceljs alone: its entry point would bring its readers and CSV along. */
declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import type { stream } from 'exceljs';
  // biome-ignore lint/style/noDefaultExport: a CommonJS module exports its class so.
  export default class WorkbookWriter extends stream.xlsx.WorkbookWriter {
    constructor(
      options: Partial<stream.xlsx.WorkbookWriterOptions> & { created: Date; creator: string; lastModifiedBy: string },
    );
  }
}
