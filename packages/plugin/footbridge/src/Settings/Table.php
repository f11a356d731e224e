<?php

declare( strict_types=1 );

namespace Footbridge\Settings;

/** A table in wp-admin. Prints rows under the names of their columns. On a narrow screen it scrolls. */
final class Table {
	/**
	 * @param list<string>                          $heads The columns' names.
	 * @param list<list<string|(callable(): void)>> $rows  Cells: a text, or a function that prints HTML.
	 */
	public static function render( array $heads, array $rows ): void {
		if ( array() === $rows ) {
			echo '<p>' . esc_html__( 'None yet.', 'footbridge' ) . '</p>';
			return;
		}
		echo '<div style="overflow-x:auto"><table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $rows as $cells ) {
			echo '<tr>';
			foreach ( $cells as $cell ) {
				echo '<td>';
				if ( is_string( $cell ) ) {
					echo esc_html( $cell );
				} else {
					$cell();
				}
				echo '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}
}
