<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

/** Serves the export's pictures to WordPress Importer in place of the network. */
final class Pictures {
	private Folder $folder;

	public function __construct( Folder $folder ) {
		$this->folder = $folder;
	}

	/** @return list<string> Addresses of pictures that are not in the folder. */
	public function missing( $items ): array {
		$urls = array();
		foreach ( is_array( $items ) ? $items : array() as $item ) {
			if ( 'attachment' === ( $item['post_type'] ?? '' ) ) {
				$urls[] = (string) ( $item['attachment_url'] ?? '' );
			}
		}
		return array_values( array_filter( $urls, fn( string $url ): bool => null === $this->folder->picture( $url ) ) );
	}

	/** Responds to a request for a picture from the folder. */
	public function answer( $answer, $request, $url ) {
		$target  = is_array( $request ) ? ( $request['filename'] ?? '' ) : '';
		$picture = is_string( $target ) && '' !== $target ? $this->folder->picture( (string) $url ) : null;
		if ( null === $picture || ! copy( $picture, $target ) ) {
			return $answer;
		}
		return array(
			'headers'  => array( 'content-length' => (string) filesize( $picture ) ),
			'body'     => '',
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'cookies'  => array(),
			'filename' => $target,
		);
	}
}
