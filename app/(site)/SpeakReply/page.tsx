import { postMetadata, PostOfAddress } from "@/app/(site)/post-of-address";

type Props = PageProps<"/SpeakReply">;

export const generateMetadata = (props: Props) => postMetadata("speak", props);

export default function SpeakReply(props: Props) {
  return <PostOfAddress kind="speak" searchParams={props.searchParams} />;
}
