#pragma once

namespace cancha::match {

/// Refuses system calls to this process and its threads, for good: sockets, new processes and programs, signals to
/// others, debugging, other processes' limits and memory, namespaces, rights of files. They fail with EPERM. Where
/// files are not fenced otherwise, writing and removing files is refused, too. False where the kernel has no such
/// filter.
[[nodiscard]] bool filter_system_calls(bool files_are_fenced);

}  // namespace cancha::match
