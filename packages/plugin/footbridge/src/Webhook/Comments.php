<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Follows comments that readers see. No response contains a new one's key yet, so the post's key is sent. */
final class Comments extends Follower {
	public function register(): void {
		foreach ( array( 'wp_insert_comment', 'edit_comment', 'delete_comment' ) as $hook ) {
			Guard::on( $hook, array( $this, 'if_approved' ) );
		}
		Guard::on( 'transition_comment_status', array( $this, 'status' ) );
		Guard::on_meta( 'comment', array( $this, 'meta' ) );
	}

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

	private function changed( \WP_Comment $comment ): void {
		$post = get_post( (int) $comment->comment_post_ID );
		// Editors' notes are comments, too.
		if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status || 'note' === $comment->comment_type ) {
			return;
		}
		$this->collector->add(
			Collector::COMMENT,
			array_merge( array( Key::list( 'comment' ) ), Key::nodes( 'comment', (int) $comment->comment_ID ), Key::group( 'body', 'post', $post->ID ) ),
			array( Address::of( get_permalink( $post ) ) )
		);
	}
}
