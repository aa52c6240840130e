"""What results say: as plain data for programs, and in sentences for people. Commands and pages print the same."""
