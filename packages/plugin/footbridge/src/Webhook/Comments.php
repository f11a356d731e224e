<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * Follows what happens to comments that readers see. A post's page shows its comments, but no response contains a new
 * comment's key yet: so the post's key is sent.
 */
final class Comments {
	private Collector $collector;

	public function __construct( Collector $collector ) {
		$this->collector = $collector;
	}

	public function register(): void {
		$seen = Guard::hook( array( $this, 'if_approved' ) );
		add_action( 'wp_insert_comment', $seen );
		add_action( 'edit_comment', $seen );
		add_action( 'delete_comment', $seen );
		add_action( 'transition_comment_status', Guard::hook( array( $this, 'status' ) ), 10, 3 );
		foreach ( array( 'added_comment_meta', 'updated_comment_meta', 'deleted_comment_meta' ) as $hook ) {
			add_action( $hook, Guard::hook( array( $this, 'meta' ) ), 10, 3 );
		}
	}

	/** When a comment was written, edited, or is about to be deleted. */
	public function if_approved( $id ): void {
		$comment = get_comment( (int) $id );
		if ( $comment instanceof \WP_Comment && '1' === (string) $comment->comment_approved ) {
			$this->changed( $comment );
		}
	}

	/** Records a comment that became visible or hidden. */
	public function status( $new_status, $old_status, $comment ): void {
		if ( $comment instanceof \WP_Comment && ( 'approved' === $new_status || 'approved' === $old_status ) ) {
			$this->changed( $comment );
		}
	}

	/** Records a change of a comment's meta, except the meta that the trash stores. */
	public function meta( $meta_id, $id, $key ): void {
		if ( is_string( $key ) && '_' !== substr( $key, 0, 1 ) ) {
			$this->if_approved( $id );
		}
	}

	/** Records a comment's change. */
	private function changed( \WP_Comment $comment ): void {
		$post = get_post( (int) $comment->comment_post_ID );
		// Editors' notes are comments, too.
		if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status || 'note' === $comment->comment_type ) {
			return;
		}
		$this->collector->add(
			Kind::COMMENT,
			array_merge( array( Key::list( 'comment' ) ), Key::nodes( 'comment', (int) $comment->comment_ID ), Key::group( 'body', 'post', $post->ID ) ),
			array( Address::of( get_permalink( $post ) ) )
		);
	}
}
