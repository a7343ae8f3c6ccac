type Brief = { problem: string; load: string; devices: readonly string[]; target: string };

/** The purpose of a solution as labelled lines. */
export const briefFacts = ({ problem, load, devices, target }: Brief) => [
  { name: "问题", text: problem },
  { name: "负荷", text: load },
  { name: "设备", text: devices.join("、") },
  { name: "目标", text: target },
];
