<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Double;

/** WordPress's database, as far as options are read by the beginning of their names. */
final class OptionsTable {
	public string $options = 'wp_options';
	/** @var array<string, string> Values by name. */
	public array $rows = array();

	public function prepare( string $query, string $like ): string {
		return stripslashes( rtrim( $like, '%' ) );
	}

	public function get_results( string $prefix ): array {
		$found = array();
		foreach ( $this->rows as $name => $value ) {
			if ( 0 === strpos( $name, $prefix ) ) {
				$found[] = (object) array( 'option_name' => $name, 'option_value' => $value );
			}
		}
		return $found;
	}
}
