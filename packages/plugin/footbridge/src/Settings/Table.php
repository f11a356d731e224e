<?php

declare( strict_types=1 );

namespace Footbridge\Settings;

/** A table in wp-admin. Prints rows under the names of their columns. On a narrow screen it scrolls. */
final class Table {
	/**
	 * @param list<array{string, callable}> $columns Names, and functions that return the text of an entry's cell, or print its HTML.
	 * @param array<mixed>                  $entries What the rows are about.
	 */
	public static function render( array $columns, array $entries ): void {
		if ( array() === $entries ) {
			echo '<p>' . esc_html__( 'None yet.', 'footbridge' ) . '</p>';
			return;
		}
		echo '<div style="overflow-x:auto"><table class="widefat striped"><thead><tr>';
		foreach ( $columns as list( $head ) ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $entries as $entry ) {
			echo '<tr>';
			foreach ( $columns as list( , $cell ) ) {
				echo '<td>';
				echo esc_html( (string) $cell( $entry ) );
				echo '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}
}
