/** Where a video may come from. */
export const VIDEO_SOURCES = ["youtube", "vimeo", "file"] as const;
export type VideoSource = (typeof VIDEO_SOURCES)[number];

/** A video's addresses, or a series of videos': of the page that shows it, and of the player to embed; none for a plain file. */
export interface VideoAddress {
  readonly watch: string;
  readonly player?: string;
}

const YOUTUBE_HOST = /^https?:\/\/(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\//i;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/(?!videoseries|live_stream)([A-Za-z0-9_-]{11})(?:[/?#&]|$)/;
const YOUTUBE_SHORT = /^https?:\/\/(?:www\.)?youtu\.be\/([A-Za-z0-9_-]{11})(?:[/?#&]|$)/i;
const YOUTUBE_QUERY = /^\/watch\/?\?(?:[^#]*&)?v=([A-Za-z0-9_-]{11})(?:[?&#]|$)/;
const YOUTUBE_LIST = /^\/(?:playlist|embed\/videoseries)\/?\?(?:[^#]*&)?list=([A-Za-z0-9_-]{10,64})(?:[&#]|$)/;
const START = /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?(?:[&#]|$)/;

const VIMEO =
  /^https?:\/\/(?:www\.)?vimeo\.com\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|manage\/videos)\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?(?:[?#]|$)/i;
const VIMEO_PLAYER = /^https?:\/\/player\.vimeo\.com\/video\/(\d{5,12})\/?(?:[?#]|$)/i;
const VIMEO_HASH = /[?&]h=([0-9a-f]{6,20})(?:[&#]|$)/i;

/** How far into it an address says that a video starts, in seconds. */
function startOf(url: string): number {
  const [, hours = "0", minutes = "0", seconds = "0"] = START.exec(url) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youtube(url: string): VideoAddress | null {
  const path = YOUTUBE_HOST.test(url) ? url.replace(YOUTUBE_HOST, "/") : "";
  const list = YOUTUBE_LIST.exec(path)?.[1];
  const id = (YOUTUBE_SHORT.exec(url) ?? YOUTUBE_PATH.exec(path) ?? YOUTUBE_QUERY.exec(path))?.[1];
  if (!id && !list) return null;
  const start = startOf(url);
  return {
    watch: `https://www.youtube.com/${list ? `playlist?list=${list}` : `watch?v=${id}${start > 0 ? `&t=${start}s` : ""}`}`,
    player: `https://www.youtube-nocookie.com/embed/${list ? `videoseries?list=${list}&` : `${id}?`}autoplay=1&playsinline=1&rel=0${start > 0 ? `&start=${start}` : ""}`,
  };
}

function vimeo(url: string): VideoAddress | null {
  const [, id, pathHash] = VIMEO.exec(url) ?? VIMEO_PLAYER.exec(url) ?? [];
  if (id === undefined) return null;
  // An unlisted video opens only with the hash that its address carries.
  const hash = pathHash ?? VIMEO_HASH.exec(url)?.[1];
  const start = startOf(url);
  const from = start > 0 ? `#t=${start}s` : "";
  return {
    watch: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}${from}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ""}${from}`,
  };
}

/** Published pages load media over https alone. */
function file(url: string): VideoAddress | null {
  return /^https:\/\//i.test(url) ? { watch: url } : null;
}

/**
 * The addresses of a video, built anew from the id found in `url`; `null` where there is none to be found. An
 * address of YouTube or Vimeo is understood under the other's name too: people paste first and choose later.
 */
export function videoAddress(source: VideoSource, url: string): VideoAddress | null {
  return youtube(url) ?? vimeo(url) ?? (source === "file" ? file(url) : null);
}
