// Hidden Leaders with all that can be added to it.

export const everything = {
  promos: true,
  queens: true,
  guardians: true,
  corruption: true,
  artifacts: true,
  chooseArtifacts: true,
  royalInfluence: true,
}
