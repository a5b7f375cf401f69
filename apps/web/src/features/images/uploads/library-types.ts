/** What the library takes, for the browser's own file dialog; the server looks into the file. */
export const LIBRARY_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml,audio/mpeg,.mp3";
