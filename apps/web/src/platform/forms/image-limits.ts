/** Bytes an uploaded picture may have: the server's limit, known here to spare people an upload in vain. */
export const IMAGE_LIMIT_BYTES = 10 * 1024 * 1024;

/** What an uploaded picture may be, for the browser's own file dialog; the server looks into the file. */
export const IMAGE_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif";
